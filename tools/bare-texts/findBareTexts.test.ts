import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBareTexts } from './findBareTexts.ts';

const root = join(import.meta.dirname, '../..');

const isFound = (children: string) => findBareTexts('Part.tsx', `const part = <p>${children}</p>;`).length > 0;

describe('findBareTexts', () => {
  it.each([
    ['{pending && <Spinner />} Save', 'something comes before it'],
    ['Save {done ? <Check /> : null}', 'something comes after it'],
    ['{items.map((item) => <Item key={item.id} />)} Total', 'a list grows beside it'],
    ['{count} items', 'a part of it changes'],
    [`<Icon /> {\`\${count} items\`}`, 'it changes beside an element'],
    ['<Icon /> {place + 1}', 'a number changes beside an element'],
    ['{isLowest && "From "}<Price />', 'it comes and goes beside an element'],
    ['<Icon /> {isOpen ? "Close" : "Open"}', 'it is replaced beside an element'],
    ['{item.name} {unread > 0 && <Badge />}', 'data beside something that comes'],
    ['<Icon /> {isOpen && <>Close <b>it</b></>}', 'a fragment brings it'],
    ['<>{pending && <Spinner />}</> Save', 'a fragment stands beside it'],
  ])('reports %s: %s', (children) => {
    expect(isFound(children)).toBe(true);
  });

  it.each([
    [`{\`\${count} items\`}`, 'alone in its element'],
    ['{isOpen ? "Close" : "Open"}', 'alone in its element, whatever it becomes'],
    ['Read our <a>terms</a> first.', 'everything stays'],
    ['{pending && <Spinner />} <span>Save</span>', 'in an element of its own'],
    ['<Icon /> {children} {footer && <Foot />}', 'what others put there'],
    ['<span>Order</span>{" "}{number && <b>{number}</b>}', 'a space is not translated'],
  ])('accepts %s: %s', (children) => {
    expect(isFound(children)).toBe(false);
  });
});

it('no component, screen or page has text next to something that appears, disappears or changes', () => {
  const files = globSync(['packages/ui/src/**/*.tsx', 'apps/shop/src/**/*.tsx'], { cwd: root });
  expect(files.flatMap((file) => findBareTexts(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
