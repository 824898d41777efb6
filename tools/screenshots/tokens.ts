import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values of design tokens, by the selector that sets them and their name. */
export type Tokens = Record<string, string>;

/** The tokens in the styles of a built Storybook. Further values of a token, as in media queries, get a number. */
export function readTokens(built: string): Tokens {
  const tokens: Tokens = {};
  for (const file of globSync('assets/*.css', { cwd: built }).sort()) {
    const css = readFileSync(join(built, file), 'utf8');
    for (const [, selector = '', declarations = ''] of css.matchAll(/([^{};@]+)\{([^{}]*--abs-[^{}]*)\}/g)) {
      for (const [, name = '', value = ''] of declarations.matchAll(/(--abs-[\w-]+):([^;]+)/g)) {
        let key = `${selector.trim()} ${name}`;
        for (let place = 2; key in tokens && tokens[key] !== value; place++)
          key = `${selector.trim()} ${name} ${place}`;
        tokens[key] = value;
      }
    }
  }
  return tokens;
}

export type TokenChange = { token: string; before: string | null; after: string | null };

/** The changed, added and removed tokens, sorted by name. */
export function tokenChanges(before: Tokens, after: Tokens): TokenChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((token) => before[token] !== after[token])
    .map((token) => ({ token, before: before[token] ?? null, after: after[token] ?? null }));
}

/** The name that designers use: `color-accent`. */
export const nameOf = ({ token }: TokenChange) => token.replace(/^.*--abs-/, '').replace(/ \d+$/, '');
