import { describe, expect, it } from 'vitest';
import { formatHeight, formatLength } from './length.ts';

describe('formatLength', () => {
  it.each([
    [60, 'cm', '60'],
    [63.5, 'cm', '63.5'],
    [22.54, 'cm', '22.5'],
    [60, 'in', '23.6'],
    [63.5, 'in', '25'],
    [0.1, 'in', '0'],
  ] as const)('shows %d cm in %s as %s', (cm, unit, shown) => {
    expect(formatLength(cm, unit)).toBe(shown);
  });
});

it.each([
  [175, '175 cm (5 ft 9 in)'],
  [182.5, '182.5 cm (6 ft 0 in)'],
])('formatHeight shows %d as %s', (cm, shown) => {
  expect(formatHeight(cm)).toBe(shown.replaceAll(' ', '\u00a0').replace('\u00a0(', ' ('));
});
