import { useState } from 'react';
import { tokenUsers } from './users.ts';
import { UserList } from './WhereUsed.tsx';

const groupNames: Readonly<Record<string, string>> = {
  color: 'Color',
  onPicture: 'On pictures',
  dim: 'Pictures',
  space: 'Space',
  font: 'Type',
  size: 'Size',
  radius: 'Corners',
  motion: 'Motion',
  z: 'Layers',
};

const groupOf = (token: string) => token.split('.')[0] ?? '';
const groups = [...new Set(tokenUsers.map(({ token }) => groupOf(token)))];

type TokenUse = (typeof tokenUsers)[number];

function countOf({ components, screens, isInBaseStyles }: TokenUse): string {
  const count = (number: number, one: string) => (number > 0 ? [`${number} ${one}${number === 1 ? '' : 's'}`] : []);
  const counts = [
    ...(isInBaseStyles ? ['every page'] : []),
    ...count(components.length, 'component'),
    ...count(screens.length, 'screen'),
  ];
  return counts.join(', ') || 'used by nothing';
}

function Token({ use }: { use: TokenUse }) {
  const { token, isInBaseStyles } = use;
  const isColor = /^(color|onPicture)\./.test(token);
  const name = (
    <>
      {isColor && (
        <span aria-hidden className="swatch" style={{ backgroundColor: `var(--abs-${token.replaceAll('.', '-')})` }} />
      )}
      <code>{token}</code> <span className="muted">{countOf(use)}</span>
    </>
  );
  if (use.components.length + use.screens.length === 0 && !isInBaseStyles) return <div className="unused">{name}</div>;
  return (
    <details>
      <summary>{name}</summary>
      {isInBaseStyles && <p>The base styles of every page use it.</p>}
      <UserList users={use} />
    </details>
  );
}

/** Each token with the components and screens that use it. */
export function TokenUses() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = tokenUsers.filter(({ token }) => words.every((word) => token.toLowerCase().includes(word)));
  return (
    <div className="flow-page docs-page sb-unstyled">
      <search className="finder">
        <div className="query">
          <label>
            Find a token
            <input
              type="search"
              dir="auto"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              aria-describedby="tokens-found"
            />
          </label>
        </div>
        <p id="tokens-found" className="muted" role="status" style={{ margin: '12px 0 0' }}>
          {query.trim()
            ? `${found.length} of ${tokenUsers.length} tokens`
            : `${tokenUsers.length} tokens. For example: accent, text muted, gutter.`}
        </p>
      </search>
      {groups.map((group) => {
        const here = found.filter(({ token }) => groupOf(token) === group);
        if (here.length === 0) return null;
        return (
          <section key={group} aria-label={groupNames[group] ?? group}>
            <h2>{groupNames[group] ?? group}</h2>
            <ul className="tokens">
              {here.map((use) => (
                <li key={use.token}>
                  <Token use={use} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
