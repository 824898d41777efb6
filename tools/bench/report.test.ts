import { expect, test } from 'vitest';
import { bar, replaceSection, table } from './report.ts';

test('a bar is as long as the part, and never longer than the whole', () => {
  expect(bar(0.5)).toBe('█'.repeat(10) + '░'.repeat(10));
  expect(bar(3)).toBe('█'.repeat(20));
  expect(bar(-1)).toBe('░'.repeat(20));
});

test('a table aligns its columns', () => {
  expect(
    table(
      ['call', 'ms'],
      [
        ['list', '1.5'],
        ['a longer name', '10'],
      ],
    ),
  ).toBe(
    ['| call          |  ms |', '| ------------- | --: |', '| list          | 1.5 |', '| a longer name |  10 |'].join(
      '\n',
    ),
  );
});

test('replaces one section and leaves the others, or adds it at the end', () => {
  const document = '# Performance\n\n## Server\n\nold\n\n## Server before\n\nkept\n';
  expect(replaceSection(document, 'Server', 'new')).toBe(
    '# Performance\n\n## Server\n\nnew\n\n## Server before\n\nkept\n',
  );
  expect(replaceSection(document, 'Server before', 'new')).toBe(
    '# Performance\n\n## Server\n\nold\n\n## Server before\n\nnew\n',
  );
  expect(replaceSection(document, 'Pages', 'added')).toBe(`${document}\n## Pages\n\nadded\n`);
});
