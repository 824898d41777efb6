import { describe, expect, test } from 'vitest';
import { enterDigits, removeDigit } from './enterDigits.ts';

const type = (code: string, at: number, typed: string) => enterDigits(code, at, typed, 4);

describe('entering', () => {
  test('a digit goes where it is typed, and the next input follows', () => {
    expect(type('', 0, '1')).toEqual({ code: '1', next: 1 });
    expect(type('123', 3, '4')).toEqual({ code: '1234', next: 3 });
  });
  test('a digit typed behind the end goes to the end', () => {
    expect(type('1', 3, '2')).toEqual({ code: '12', next: 2 });
  });
  test('a digit replaces the one that was there, wherever the caret stood', () => {
    expect(type('1234', 1, '9')).toEqual({ code: '1934', next: 2 });
    expect(type('1234', 1, '29')).toEqual({ code: '1934', next: 2 });
    expect(type('1234', 1, '92')).toEqual({ code: '1934', next: 2 });
    expect(type('1234', 1, '22')).toEqual({ code: '1234', next: 2 });
  });
  test('a whole code replaces everything, from any input, whatever stands between its digits', () => {
    expect(type('9', 2, '1234')).toEqual({ code: '1234', next: 3 });
    expect(type('', 0, 'Your ABS code is 12 34.')).toEqual({ code: '1234', next: 3 });
    expect(type('', 0, '123456')).toEqual({ code: '1234', next: 3 });
  });
  test('part of a code overwrites from there on', () => {
    expect(type('1', 1, '23')).toEqual({ code: '123', next: 3 });
    expect(type('1234', 2, '789')).toEqual({ code: '1278', next: 3 });
  });
  test('what is no digit changes nothing', () => {
    expect(type('12', 2, 'x')).toEqual({ code: '12', next: 2 });
  });
  test('an emptied input takes its digit away', () => {
    expect(type('1234', 3, '')).toEqual({ code: '123', next: 3 });
  });
});

describe('backspace', () => {
  test('takes the digit of its own input and stays', () => {
    expect(removeDigit('1234', 1)).toEqual({ code: '134', next: 1 });
  });
  test('in an empty input takes the last digit before it and goes there', () => {
    expect(removeDigit('12', 2)).toEqual({ code: '1', next: 1 });
    expect(removeDigit('1', 3)).toEqual({ code: '', next: 0 });
  });
  test('with nothing to take goes to the first', () => {
    expect(removeDigit('', 2)).toEqual({ code: '', next: 0 });
  });
});
