import { expect, test } from 'vitest';
import { mergeValues } from './useSeenFacets.ts';

const values = (...pairs: [string, number][]) => pairs.map(([value, count]) => ({ value, count }));

test('a value without products stays in its place, with the count 0', () => {
  expect(mergeValues(values(['S', 2], ['M', 3], ['L', 1]), values(['M', 1]))).toEqual(
    values(['S', 0], ['M', 1], ['L', 0]),
  );
});

test('a new value is inserted after its predecessor in the current values', () => {
  expect(mergeValues(values(['S', 2], ['L', 1]), values(['XS', 1], ['s', 1], ['M', 4], ['L', 1]))).toEqual(
    values(['XS', 1], ['s', 1], ['M', 4], ['L', 1]),
  );
  expect(mergeValues([], values(['S', 1]))).toEqual(values(['S', 1]));
});
