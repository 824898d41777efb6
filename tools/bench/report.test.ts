import { expect, test } from 'vitest';
import { replaceSection, table } from './report.ts';

test('aligns the columns of a table', () => {
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

test('replaces one section and keeps the others, or adds it at the end', () => {
  const document = '# Performance\n\n## Server\n\nold\n\n## Server before\n\nkept\n';
  expect(replaceSection(document, 'Server', 'new')).toBe(
    '# Performance\n\n## Server\n\nnew\n\n## Server before\n\nkept\n',
  );
  expect(replaceSection(document, 'Server before', 'new')).toBe(
    '# Performance\n\n## Server\n\nold\n\n## Server before\n\nnew\n',
  );
  expect(replaceSection(document, 'Pages', 'added')).toBe(`${document}\n## Pages\n\nadded\n`);
});
