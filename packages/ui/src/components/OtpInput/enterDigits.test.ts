import { describe, expect, test } from 'vitest';
import { enterDigits, removeDigit } from './enterDigits.ts';

const type = (code: string, at: number, input: string) => enterDigits(code, at, input, 4);

describe('entering', () => {
  test('puts a digit into its input and moves to the next', () => {
    expect(type('', 0, '1')).toEqual({ code: '1', next: 1 });
    expect(type('123', 3, '4')).toEqual({ code: '1234', next: 3 });
  });
  test('appends a digit typed after the end', () => {
    expect(type('1', 3, '2')).toEqual({ code: '12', next: 2 });
  });
  test('replaces the existing digit, whatever the caret position', () => {
    expect(type('1234', 1, '9')).toEqual({ code: '1934', next: 2 });
    expect(type('1234', 1, '29')).toEqual({ code: '1934', next: 2 });
    expect(type('1234', 1, '92')).toEqual({ code: '1934', next: 2 });
    expect(type('1234', 1, '22')).toEqual({ code: '1234', next: 2 });
  });
  test('replaces everything with a whole code, from any input and with any separators', () => {
    expect(type('9', 2, '1234')).toEqual({ code: '1234', next: 3 });
    expect(type('', 0, 'Your ABS code is 12 34.')).toEqual({ code: '1234', next: 3 });
    expect(type('', 0, '123456')).toEqual({ code: '1234', next: 3 });
  });
  test('overwrites from the current input with part of a code', () => {
    expect(type('1', 1, '23')).toEqual({ code: '123', next: 3 });
    expect(type('1234', 2, '789')).toEqual({ code: '1278', next: 3 });
  });
  test('takes digits of any script', () => {
    expect(type('', 0, '١٢ ٣٤')).toEqual({ code: '١٢٣٤', next: 3 });
  });
  test('ignores characters that are not digits', () => {
    expect(type('12', 2, 'x')).toEqual({ code: '12', next: 2 });
  });
  test('removes the digit of an emptied input', () => {
    expect(type('1234', 3, '')).toEqual({ code: '123', next: 3 });
  });
});

describe('backspace', () => {
  test('removes the digit of its input and stays', () => {
    expect(removeDigit('1234', 1)).toEqual({ code: '134', next: 1 });
  });
  test('removes the last digit before an empty input and moves there', () => {
    expect(removeDigit('12', 2)).toEqual({ code: '1', next: 1 });
    expect(removeDigit('1', 3)).toEqual({ code: '', next: 0 });
  });
  test('moves to the first input when there is no digit', () => {
    expect(removeDigit('', 2)).toEqual({ code: '', next: 0 });
  });
});
