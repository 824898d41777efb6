import { describe, expect, it } from 'vitest';
import { parsePaste, placePaste } from './paste.ts';

describe('the clipboard text of a sheet', () => {
  it.each([
    [
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['7', [['7']]],
    [' 7 \t\t8', [['7', '', '8']]],
    ['1\n\n2', [['1'], [''], ['2']]],
  ])('%j becomes rows of cells', (text, cells) => {
    expect(parsePaste(text)).toEqual(cells);
  });
});

describe('cells in a grid of 2 sizes and 2 colors', () => {
  const size = { rows: 2, columns: 2 };
  it('fill the grid from the place where they are pasted', () => {
    expect(
      placePaste(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        { row: 0, column: 0 },
        size,
      ),
    ).toEqual({
      changes: [
        { row: 0, column: 0, value: '1' },
        { row: 0, column: 1, value: '2' },
        { row: 1, column: 0, value: '3' },
        { row: 1, column: 1, value: '4' },
      ],
    });
  });
  it.each([
    [
      [['1', '2', '3']],
      { row: 0, column: 0 },
      '3 columns were pasted, but there are only 2 from here on. Nothing was changed.',
    ],
    [
      [['1', '2']],
      { row: 0, column: 1 },
      '2 columns were pasted, but there is only 1 from here on. Nothing was changed.',
    ],
    [
      [['1'], ['2']],
      { row: 1, column: 0 },
      '2 rows were pasted, but there is only 1 from here on. Nothing was changed.',
    ],
  ])('change nothing when they do not fit: %j', (cells, at, problem) => {
    expect(placePaste(cells, at, size)).toEqual({ problem });
  });
});
