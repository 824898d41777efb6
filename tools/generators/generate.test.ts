import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDomains } from './call.ts';
import { generate, generators } from './generate.ts';
import { parseName } from './names.ts';

// Uses names that the shop will never have. It may have those of the tutorial.

const project = fileURLToPath(new URL('../..', import.meta.url));
const domains = readDomains(project);

/** The files of the project that generators read or change. */
const needed = [
  ...globSync('packages/ui/src/components/{Badge,EmptyState}/index.ts', { cwd: project }),
  ...globSync('packages/contract/src/*/endpoints.ts', { cwd: project }),
  ...domains.flatMap((domain) =>
    Object.values(generators)
      .flatMap(({ actions }) => actions(parseName('component', 'Zebra'), { root: project, domain }))
      .filter(({ type }) => type === 'insert')
      .map(({ path }) => path),
  ),
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generators-'));
  for (const file of new Set(needed)) cpSync(join(project, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const snapshot = () =>
  new Map(
    globSync('**', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

/** Generates files, without compiling them: see generated.test.ts. */
const make = (kind: string, name: string, domain?: string) => generate(root, { kind, name, domain });

describe('makes', () => {
  test('a component with its stories and its guide', async () => {
    const { added, changed } = await make('component', 'zebra');
    expect(added).toEqual([
      'packages/ui/src/components/Zebra/Zebra.tsx',
      'packages/ui/src/components/Zebra/Zebra.css.ts',
      'packages/ui/src/components/Zebra/index.ts',
      'stories/components/Zebra/Zebra.stories.tsx',
      'stories/components/Zebra/Zebra.guide.ts',
    ]);
    expect(changed).toEqual([]);
  });

  test('a screen with its stories', async () => {
    const { added, changed } = await make('screen', 'ZebraCrossing');
    expect(added).toContain('packages/ui/src/screens/ZebraCrossingScreen/ZebraCrossingScreen.tsx');
    expect(read('stories/screens/ZebraCrossingScreen/ZebraCrossingScreen.stories.tsx')).toContain(
      'path="/zebra-crossing"',
    );
    expect(changed).toEqual(['packages/machines/src/shared/messages.ts']);
  });

  test('a machine with its screen, its route and its state stories', async () => {
    const { added, changed } = await make('machine', 'ZebraCrossing');
    expect(added).toContain('packages/ui/src/screens/ZebraCrossingScreen/ZebraCrossingScreen.tsx');
    expect(changed).toEqual([
      'packages/machines/src/shared/messages.ts',
      'packages/machines/src/index.ts',
      'packages/machines/src/testing/models/shopping.ts',
      'apps/shop/src/routes.tsx',
      'apps/shop/budgets.json',
      'apps/shop/src/server/staticPages.test.ts',
      'e2e/routes.spec.ts',
    ]);
    expect(JSON.parse(read('apps/shop/budgets.json'))['/zebra-crossing'].modules).toEqual([
      'src/routes/zebraCrossing.tsx',
    ]);
    expect(read('apps/shop/src/routes.tsx')).toContain(`{ path: 'zebra-crossing', load: lazyPage(`);
    expect(read('stories/flows/zebraCrossing/ZebraCrossingStates.stories.tsx')).toContain(`server.hold('getProducts')`);
  });

  test('a machine for a screen and a call that exist', async () => {
    await make('screen', 'Zebra');
    await make('call', 'getZebra');
    const { added } = await make('machine', 'Zebra');
    expect(added.filter((file) => file.includes('Screen'))).toEqual([]);
    expect(read('apps/shop/src/routes/zebra.tsx')).toContain(`callPort('getZebra')`);
  });

  test.each(domains)('a call of the domain %s', async (domain) => {
    const { added, changed } = await make('call', 'Zebra', domain);
    expect(added).toEqual([`apps/api/src/${domain}/getZebra.test.ts`]);
    expect(changed).toHaveLength(8);
    for (const file of changed) expect(read(file), file).toMatch(/getZebra|GET \/zebra/);
  });

  test('two of each kind', async () => {
    for (const kind of ['component', 'machine', 'call']) {
      await make(kind, 'Zebra');
      await make(kind, 'ZebraCrossing');
    }
  });
});

describe('writes nothing and refuses', () => {
  test.each([
    [undefined, undefined, 'Say what to make'],
    ['widget', 'Zebra', 'There is no generator for "widget"'],
    ['component', undefined, 'Name what to make'],
    ['component', '', 'Name what to make'],
    ['component', '../Zebra', 'use letters and digits alone'],
    ['screen', 'forms/Zebra', 'use letters and digits alone'],
    ['machine', 'zebra-crossing', 'use letters and digits alone'],
    ['component', '9Lives', 'is no noun in PascalCase'],
    ['component', 'DEMO', 'is no noun in PascalCase'],
    ['component', 'getZebra', 'begins with a verb'],
    ['call', 'placeZebra', 'copy placeOrder'],
    ['screen', 'ZebraScreen', 'Leave out "Screen"'],
    ['machine', 'Class', 'is a word of JavaScript itself'],
    ['component', 'Map', 'is a word of JavaScript itself'],
    ['component', 'Badge', 'exists already'],
    ['component', 'ErrorState', 'exists already, in packages/ui/src/components/EmptyState'],
    ['machine', 'Cart', 'exists already'],
    ['machine', 'Enquiry', 'has a page at /enquiry already'],
    ['call', 'getProduct', 'has a call getProduct already'],
    ['call', 'Products', 'has a call getProducts already'],
    ['call', 'Contact', 'The address /contact is taken'],
  ])('%s %s', async (kind, name, message) => {
    const before = snapshot();
    await expect(generate(root, { kind, name })).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });

  test('an unknown domain, and a domain for anything but a call', async () => {
    const before = snapshot();
    await expect(generate(root, { kind: 'call', name: 'Zebra', domain: 'weather' })).rejects.toThrow('no domain');
    await expect(generate(root, { kind: 'screen', name: 'Zebra', domain: 'cart' })).rejects.toThrow('Only a call');
    expect(snapshot()).toEqual(before);
  });

  test.each(['component', 'screen', 'machine', 'call'])('a second %s of the same name', async (kind) => {
    await generate(root, { kind, name: 'Zebra' });
    const before = snapshot();
    await expect(generate(root, { kind, name: 'zebra' })).rejects.toThrow(/exists already|already/);
    expect(snapshot()).toEqual(before);
  });

  test('a file without the insertion point', async () => {
    writeFileSync(join(root, 'e2e/routes.spec.ts'), 'const open = [];\n');
    const before = snapshot();
    await expect(generate(root, { kind: 'machine', name: 'Zebra' })).rejects.toThrow('e2e/routes.spec.ts has');
    expect(snapshot()).toEqual(before);
  });
});
