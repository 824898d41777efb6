import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readComponents } from './components.ts';
import { Declarations } from './declarations.ts';
import { readScreenNames } from './storyFiles.ts';
import { readUsage, routesIn, tokensAt, tokensIn, type Usage } from './usage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('mentions of a declaration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The mentions of `Page` in page.tsx, as `file#name.members`. */
  function mentions(page: string, files: Record<string, string> = {}): string[] {
    for (const [file, code] of Object.entries({ ...files, 'page.tsx': page })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    return new Declarations(folder)
      .mentionsOf({ file: 'page.tsx', name: 'Page' })
      .filter(({ name }) => name !== '')
      .map(({ file, name, path }) => [`${file}#${name}`, ...path].join('.'));
  }
  const files = {
    'Button/index.ts': `export { Button as Press } from './Button.tsx'; export const other = 1;`,
    'Button/Button.tsx': 'export function Button() {}',
    'page.css.ts': 'export const box = 1; export const line = 2;',
    'theme.ts': 'export const vars = {};',
  };

  test.each([
    [
      'a component behind an index that renames it',
      `import { Press } from './Button/index.ts'; export const Page = () => <Press />;`,
      ['Button/Button.tsx#Button'],
    ],
    [
      'a member of a namespace',
      `import * as styles from './page.css.ts'; export function Page() { return <p className={styles.box} />; }`,
      ['page.css.ts#box'],
    ],
    [
      'a whole namespace',
      `import * as styles from './page.css.ts'; export const Page = make(styles);`,
      ['page.css.ts#box', 'page.css.ts#line'],
    ],
    [
      'members as far as they are written out',
      `import { vars } from './theme.ts'; export const Page = [vars.space[2], vars.color.accent, vars.size[size]];`,
      ['theme.ts#vars.space.2', 'theme.ts#vars.color.accent', 'theme.ts#vars.size'],
    ],
    [
      'what a member that it takes apart is made of',
      `import { vars } from './theme.ts'; const { fast: Page, slow } = vars.motion;`,
      ['theme.ts#vars.motion.fast'],
    ],
    [
      'what loads later, by the members that the file reads',
      `export const Page = lazy(async () => (await import('./Button/index.ts')).Press);`,
      ['Button/Button.tsx#Button'],
    ],
    [
      'what loads later, all of it, when it reads none',
      `export const Page = () => import('./page.css.ts');`,
      ['page.css.ts#box', 'page.css.ts#line'],
    ],
    ['a declaration beside it', 'const Row = () => null; export const Page = () => <Row />;', ['page.tsx#Row']],
    [
      'no types, keys, attributes, elements of HTML or members of other things',
      `import { type Press } from './Button/index.ts'; import type { vars } from './theme.ts';
      const title = 1; const box = 2;
      export const Page = (props: Press) => <box title="x">{a({ title: b.title } as vars)}</box>;`,
      [],
    ],
  ])('%s', (_what, page, expected) => {
    expect(mentions(page, files)).toEqual(expected);
  });

  test('include indirect ones, up to a border', () => {
    mentions(`import { Frame } from './Frame.tsx'; export const Page = () => <Frame />;`, {
      'Frame.tsx': `import { Press } from './Button/index.ts'; const Inner = () => <Press />; export const Frame = () => <Inner />;`,
    });
    const reach = (border: string) =>
      new Declarations(folder)
        .reachOf({ file: 'page.tsx', name: 'Page' }, ({ name }) => name === border)
        .flatMap(({ name }) => name || []);
    expect(reach('none')).toEqual(['Frame', 'Inner', 'Button']);
    expect(reach('Frame')).toEqual(['Frame']);
  });
});

test('a chain means one token, or all tokens of a group', () => {
  const all = ['color.text.muted', 'color.text.inverse', 'color.textual', 'dim'];
  expect(tokensAt(['color', 'text', 'muted'], all)).toEqual(['color.text.muted']);
  expect(tokensAt(['color', 'text'], all)).toEqual(['color.text.muted', 'color.text.inverse']);
  expect(tokensAt([], all)).toEqual(all);
});

test('tokens are the leaves of the contract', () => {
  const code = `export const vars = createGlobalThemeContract({ dim: '', space: { 1: '' }, color: { text: { muted: '' } } });`;
  expect(tokensIn(code, 'contract.ts')).toEqual(['dim', 'space.1', 'color.text.muted']);
});

test('joins the paths of nested routes', () => {
  const code = `const own = all.map((kind) => ({ path: \`guide/\${kind}\`, load: lazyPage(() => import('./guide.tsx'), 'Guide') }));
  export const routes = [{ element: <Frame />, children: [
    { index: true, load: lazyPage(() => import('./home.tsx'), 'Home') },
    { path: 'admin', load: lazyPage(() => import('./admin.tsx'), 'Admin'), children: [
      { path: 'user', load: lazyPage(() => import('./users.tsx'), 'Users') },
      { path: 'old', element: <Alias to="/" /> } ] } ] }];`;
  expect(routesIn(code, 'routes.tsx')).toEqual([
    { path: '/guide/:kind', from: './guide.tsx', name: 'Guide' },
    { path: '/', from: './home.tsx', name: 'Home' },
    { path: '/admin', from: './admin.tsx', name: 'Admin' },
    { path: '/admin/user', from: './users.tsx', name: 'Users' },
  ]);
});

describe('this project', () => {
  let usage: Usage;
  beforeAll(() => {
    usage = readUsage(root);
  });

  test('each component and each screen is read', () => {
    const names = [...readComponents(root).map(({ name }) => name), ...readScreenNames(root)];
    expect(Object.keys(usage.parts)).toEqual(expect.arrayContaining(names));
  });

  test('each screen uses components', () => {
    for (const screen of readScreenNames(root)) expect(usage.parts[screen], screen).not.toHaveLength(0);
  });

  test('screens are listed with the paths that show them', () => {
    expect(usage.routes.CartScreen).toEqual(['/cart']);
    expect(usage.routes.AdminOrderScreen).toEqual(['/admin/orders/:id']);
  });

  test('a screen has the parts that load later, but not the parts of its parts', () => {
    expect(usage.parts.CartScreen).toEqual(expect.arrayContaining(['CartLine', 'DeliveryDialog', 'LazyConfirmDialog']));
    expect(usage.parts.CartScreen).not.toContain('QuantityStepper');
    expect(usage.app.Toaster).toEqual(['app/ToastRegion.tsx']);
  });

  test('components that share a file are distinguished', () => {
    expect(usage.tokens.Text).toContain('font.size.body');
    expect(usage.tokens.ErrorState).toBeDefined();
    expect(usage.parts.ErrorState).not.toEqual(usage.parts.EmptyState);
  });

  test('a component has only the tokens of its own styles', () => {
    expect(usage.tokens.Button).toEqual(expect.arrayContaining(['color.accent', 'color.accentHover', 'space.2']));
    expect(usage.tokens.Button).not.toContain('color.scrim');
    expect(usage.tokens.CartScreen).not.toContain('color.accent');
    expect(usage.tokens.Stack).toContain('space.8');
    expect(usage.baseTokens).toContain('color.focus');
    expect(usage.allTokens).toContain('font.leading.snug');
  });
});
