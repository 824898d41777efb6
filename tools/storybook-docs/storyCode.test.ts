import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { codeOfStories, readStoryCode } from './storyCode.ts';

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

test('the code of every story parses', () => {
  const all = Object.entries(readStoryCode(fileURLToPath(new URL('../..', import.meta.url))));
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(([, text]) => parseSync('story.tsx', text).errors.length > 0)).toEqual([]);
});
