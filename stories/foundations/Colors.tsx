import { Stack, Text } from '@abs/ui';
import { type ContrastPair, contrastPairs, palettes, type Scheme, vars } from '@abs/ui/theme';
import { FoundationTable } from './FoundationTable.tsx';
import { leaves } from './tokens.ts';

const schemes = Object.keys(palettes) as Scheme[];
const values = Object.fromEntries(schemes.map((scheme) => [scheme, new Map(leaves(palettes[scheme]))]));

/** Every color in the current theme. */
export const Swatches = () => (
  <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))' }}>
    {leaves(vars.color).map(([name, color]) => (
      <Stack key={name} gap={1}>
        <div style={{ height: 72, backgroundColor: color, border: `1px solid ${vars.color.line.subtle}` }} />
        <Text weight="medium">{name}</Text>
        <Text tone="muted">{schemes.map((scheme) => values[scheme]?.get(name)).join(' / ')}</Text>
      </Stack>
    ))}
  </div>
);

/** Formats a ratio with two decimals, never rounded up: 4.499 is not 4.50. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The best WCAG level of a pair. Edges have no AAA. */
function verdict({ ratio, minRatio }: ContrastPair): string {
  if (ratio < minRatio) return 'fails';
  return minRatio === 4.5 && ratio >= 7 ? 'AAA' : 'AA';
}

const Sample = ({ ink, paper, minRatio }: ContrastPair) => (
  <span
    aria-hidden
    style={{
      display: 'inline-grid',
      placeItems: 'center',
      inlineSize: 56,
      blockSize: 32,
      color: ink,
      backgroundColor: paper,
      border: minRatio === 3 ? `2px solid ${ink}` : `1px solid ${vars.color.line.subtle}`,
    }}
  >
    {minRatio === 3 ? '' : 'Ẹ₦'}
  </span>
);

const pairs = schemes.map((scheme) => ({ scheme, of: contrastPairs(palettes[scheme]) }));

/** Every pair of adjacent colors, with its contrast ratio by WCAG's formula. */
export const ContrastTable = () => (
  <FoundationTable
    caption="Contrast by WCAG 2.2"
    heads={['Pair', 'Required', ...schemes.map((scheme) => `In ${scheme}`)]}
    rows={(pairs[0]?.of ?? []).map((pair, place) => [
      pair.name,
      `${pair.minRatio} : 1`,
      ...pairs.flatMap(({ scheme, of }) => {
        const here = of[place];
        return here
          ? [
              <span key={scheme} style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
                <Sample {...here} />
                {formatRatio(here.ratio)} {verdict(here)}
              </span>,
            ]
          : [];
      }),
    ])}
  />
);
