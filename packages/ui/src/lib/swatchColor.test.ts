import { describe, expect, test } from 'vitest';
import { swatchInk, swatchPaint } from './swatchColor.ts';

describe('swatchPaint', () => {
  test('takes the value the backend sends', () => {
    expect(swatchPaint('Palm', '#14533A')).toBe('#14533a');
  });
  test('takes a color that is itself a value, short or long', () => {
    expect(swatchPaint('#fa0')).toBe('#ffaa00');
    expect(swatchPaint('#14533a')).toBe('#14533a');
  });
  test('uses the last known color in a name', () => {
    expect(swatchPaint('Washed black')).toBe(swatchPaint('black'));
    expect(swatchPaint('Navy/White')).toBe(swatchPaint('white'));
  });
  test('returns undefined for unknown colors', () => {
    expect(swatchPaint('Harmattan')).toBeUndefined();
    expect(swatchPaint('toString')).toBeUndefined();
  });
});

describe('swatchInk', () => {
  test('switches at a luminance of 128', { tags: ['9.1.17'] }, () => {
    expect(swatchInk('#808080')).toBe('black');
    expect(swatchInk('#7f7f7f')).toBe('white');
  });
  test('weighs green over blue', () => {
    expect(swatchInk('#00ff00')).toBe('black');
    expect(swatchInk('#0000ff')).toBe('white');
  });
});
