import { expect, test } from 'vitest';
import { mergeValues } from './useSeenFacets.ts';

const values = (...pairs: [string, number][]) => pairs.map(([value, count]) => ({ value, count }));

test('a value that finds nothing any more stays in its place, at 0', () => {
  expect(mergeValues(values(['S', 2], ['M', 3], ['L', 1]), values(['M', 1]))).toEqual(
    values(['S', 0], ['M', 1], ['L', 0]),
  );
});

test('a value that is new stands where it stands among the others', () => {
  expect(mergeValues(values(['S', 2], ['L', 1]), values(['XS', 1], ['s', 1], ['M', 4], ['L', 1]))).toEqual(
    values(['XS', 1], ['s', 1], ['M', 4], ['L', 1]),
  );
  expect(mergeValues([], values(['S', 1]))).toEqual(values(['S', 1]));
});
