import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bin, root } from '../runner/project.ts';
import { findStoryFiles } from '../story-files/storyFiles.ts';
import { codeOfStories } from './storyCode.ts';

const file = `
import { Card, Link } from '@abs/ui';
import type { Item } from '@abs/ui/items';
import { fn } from 'storybook/test';
import { hoodie } from '../fixtures.ts';

const items: Item[] = [hoodie];
const meta = { component: Card, args: { items, title: 'Cart', note: undefined, onRemove: fn() } };
export default meta;

export const Default = {};
export const Large = { args: { ...Default.args, size: 'large', open: true, children: <Link to="/">Home</Link> } };
export const Within = {
  render: (args) => (
    <section>
      <Card {...args} level={2} />
      <Card {...args} description="What is put aside for you, and for how long">
        Text
      </Card>
    </section>
  ),
};

const [first] = items;
if (!first) throw new Error('There are no items.');
const chosen = (title: string) => ({ title, items: [first] });
export const Chosen = { args: { ...chosen('Two'), onRemove: undefined, open: true } };
`;
const code = Object.fromEntries(codeOfStories(file, 'stories/components/Card/Card.stories.tsx'));
const context = `import type { Item } from '@abs/ui/items';
// From the stories: hoodie

const items: Item[] = [hoodie];
`;

test('a story has its imports, the declarations that it uses, and a named handler', () => {
  expect(code['components-card--default']).toBe(
    `import { Card } from '@abs/ui';\n${context}\n<Card items={items} title="Cart" onRemove={handleRemove} />`,
  );
});

test('a story has the args of the stories that it extends, and its children', () => {
  expect(code['components-card--large']).toBe(
    `import { Card, Link } from '@abs/ui';\n${context}
<Card items={items} title="Cart" onRemove={handleRemove} size="large" open>
  <Link to="/">Home</Link>
</Card>`,
  );
});

test('a story that is wrapped in other elements has its args inside them', () => {
  expect(code['components-card--within']).toBe(
    `import { Card } from '@abs/ui';\n${context}
<section>
  <Card items={items} title="Cart" onRemove={handleRemove} level={2} />
  <Card
    items={items}
    title="Cart"
    onRemove={handleRemove}
    description="What is put aside for you, and for how long"
  >
    Text
  </Card>
</section>`,
  );
});

test('a story has what a function returns in place of the same args, and what the function uses', () => {
  expect(code['components-card--chosen']).toBe(
    `import { Card } from '@abs/ui';\n${context}
const [first] = items;

if (!first) throw new Error('There are no items.');

const chosen = (title: string) => ({ title, items: [first] });

<Card {...chosen('Two')} onRemove={undefined} open />`,
  );
});

test('the code of every story compiles', { timeout: 600_000 }, () => {
  const folder = join(root, '.cache/story-code');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { extends: '../../tsconfig.json', include: ['*.tsx'], exclude: [] };
  // A story's file may import more than one of its stories uses.
  const compilerOptions = { noUnusedLocals: false };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, compilerOptions }));
  const files = findStoryFiles(root).filter((path) => /^stories\/(components|screens)\//.test(path));
  for (const path of files) {
    const source = readFileSync(join(root, path), 'utf8');
    const fixtures = [...source.matchAll(/^import [^;]*? from '((?:\.|@abs\/contract)[^']*)';/gm)].map(
      ([text, from = '']) => (from.startsWith('.') ? text.replace(from, resolve(root, dirname(path), from)) : text),
    );
    for (const [id, text] of codeOfStories(source, path)) {
      const start = text.search(/^</m);
      const handlers = new Set(text.match(/\bhandle[A-Z]\w*/g));
      const given = [...handlers].map((name) => `declare const ${name}: any;`);
      writeFileSync(
        join(folder, `${id}.tsx`),
        [...fixtures, text.slice(0, start), ...given, `export const story = () => (${text.slice(start)});`].join('\n'),
      );
    }
  }
  const { stdout } = spawnSync(bin('tsc'), ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(readdirSync(folder).length).toBeGreaterThan(1000);
});
