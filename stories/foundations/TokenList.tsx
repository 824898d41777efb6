import { Button, Inline, Stack, Text } from '@abs/ui';
import { SearchField } from '@abs/ui/components/SearchField';
import { vars } from '@abs/ui/theme';
import { type DesignToken, type TokenGroup, tokensCss, tokensJson, tokensResolver } from '@abs/ui/tokenFiles';
import { useState } from 'react';
import { FoundationTable } from './FoundationTable.tsx';

/** `[['color.accent', token]]`, of a group of tokens.json. */
export function tokensIn(group: string, tree = tokensJson[group] as TokenGroup, path = ''): [string, DesignToken][] {
  return Object.entries(tree).flatMap(([name, child]) => {
    if (typeof child === 'string') return [];
    const here = `${path}${name}`;
    return '$value' in child
      ? [[here, child as DesignToken] as [string, DesignToken]]
      : tokensIn(group, child as TokenGroup, `${here}.`);
  });
}

const cssOf = (token: DesignToken) => token.$extensions['example.abs'].css;

const dark = new Map(tokensIn('dark'));
const withMore = (['lightWithMoreContrast', 'darkWithMoreContrast'] as const).map((group) => new Map(tokensIn(group)));
const still = new Map(tokensIn('reducedMotion'));

const all = [...tokensIn('light'), ...tokensIn('base')].map(([name, token]) => ({
  name,
  token,
  property: token.$extensions['example.abs'].property,
  inDark: dark.get(name),
  notes: [
    token.$description,
    withMore[0]?.has(name) &&
      `With more contrast ${withMore.map((group) => cssOf(group.get(name) ?? token)).join(' and ')}.`,
    still.has(name) && 'None for those who prefer reduced motion.',
  ]
    .filter(Boolean)
    .join(' '),
}));

/** The token files of the package `@abs/ui`. */
const files = [
  { name: 'tokens.json', type: 'application/json', text: JSON.stringify(tokensJson, null, 2) },
  { name: 'tokens.resolver.json', type: 'application/json', text: JSON.stringify(tokensResolver, null, 2) },
  { name: 'tokens.css', type: 'text/css', text: tokensCss },
];

const Value = ({ token }: { token: DesignToken }) => (
  <Inline gap={2} wrap={false}>
    {token.$type === 'color' && (
      <span
        aria-hidden
        style={{ flex: 'none', inlineSize: 40, blockSize: 24, border: `1px solid ${vars.color.line.strong}` }}
      >
        <span style={{ display: 'block', blockSize: '100%', backgroundColor: cssOf(token) }} />
      </span>
    )}
    <code>{cssOf(token)}</code>
  </Inline>
);

/** Every token: to search, to copy, and to download. */
export function TokenList() {
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`Copied ${text}`);
    } catch {
      setStatus(`Your browser did not allow it. Copy this: ${text}`);
    }
  };
  const search = (next: string) => {
    setQuery(next);
    setStatus('');
  };
  const words = query.toLowerCase().split(/\s+/);
  const found = all.filter(({ name, token, property, inDark }) => {
    const text = [name, property, cssOf(token), inDark && cssOf(inDark)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Stack gap={5}>
      <Inline gap={4} justify="between">
        <SearchField label="Search tokens" value={query} onSearch={search} />
        <Inline gap={2} style={{ columnGap: 24 }}>
          {files.map(({ name, type, text }) => (
            <a
              key={name}
              href={`data:${type},${encodeURIComponent(text)}`}
              download={name}
              style={{ textDecoration: 'underline', textUnderlineOffset: '0.3em', paddingBlock: 10 }}
            >
              Download {name}
            </a>
          ))}
        </Inline>
      </Inline>
      <Text tone="muted" role="status">
        {status || (found.length === all.length ? `${all.length} tokens` : `${found.length} of ${all.length} tokens`)}
      </Text>
      <FoundationTable
        caption="Tokens"
        heads={['Token', 'Value', 'In dark', 'Copy']}
        rows={found.map(({ name, token, property, inDark, notes }) => [
          name,
          <Stack key="value" gap={1} style={{ maxInlineSize: '40ch' }}>
            <Value token={token} />
            {notes && <Text tone="muted">{notes}</Text>}
          </Stack>,
          inDark ? (
            <Value key="dark" token={inDark} />
          ) : (
            <Text key="dark" tone="muted">
              Same
            </Text>
          ),
          property && (
            <Button key="copy" variant="quiet" size="compact" onClick={() => copy(`var(${property})`)}>
              <code style={{ whiteSpace: 'nowrap' }}>{property}</code>
            </Button>
          ),
        ])}
      />
    </Stack>
  );
}
