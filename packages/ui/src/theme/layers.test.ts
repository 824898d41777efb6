import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Everything that a part may contain. */
const contents = ['Icon', 'Link', 'Spinner', 'VisuallyHidden'];

const source = (pattern: string) =>
  globSync(`{components,shop}/${pattern}`, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ component: basename(dirname(file)), text: readFileSync(join(root, file), 'utf8') }));

const componentsIn = (layer: string) =>
  new Set(source('*/*.css.ts').flatMap(({ component, text }) => (text.includes(`{ ${layer} }`) ? [component] : [])));

describe('the layers of components', () => {
  it('have parts that contain no other component', () => {
    const parts = componentsIn('part');
    const imports = source('*/*.{ts,tsx}').flatMap(({ component, text }) =>
      parts.has(component)
        ? [...text.matchAll(/from '\.\.\/(?:\.\.\/components\/)?(?!lib\/)(\w+)\//g)].map(
            (found) => `${component}: ${found[1]}`,
          )
        : [],
    );
    expect(parts).toContain('Button');
    expect(imports.filter((found) => !contents.some((name) => found.endsWith(`: ${name}`)))).toEqual([]);
  });

  it('have each component in one layer', () => {
    expect([...componentsIn('part')].filter((component) => componentsIn('composite').has(component))).toEqual([]);
  });

  it('contain no selector that repeats its class to override others', () => {
    expect(source('*/*.css.ts').filter(({ text }) => text.includes('&&'))).toEqual([]);
  });
});
