import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainCharacters, readCode, readNumber, readPhoneNumber } from './typed.ts';

describe('plain characters', () => {
  it('have the digits of every script that the platform can write', () => {
    const systems = Intl.supportedValuesOf('numberingSystem');
    const written = systems.map((numberingSystem) => [
      numberingSystem,
      new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210),
    ]);
    const ofDigits = written.filter(([, text = '']) => /^\p{Nd}{10}$/u.test(text));
    expect(ofDigits.length).toBeGreaterThan(50);
    expect(ofDigits.filter(([, text = '']) => plainCharacters(text) !== '9876543210')).toEqual([]);
  });

  it('have no invisible marks, and one kind of dash, dot, slash, comma, apostrophe and space', () => {
    expect(plainCharacters('\u202a+234\u00a0803\u2011111\u2013222\u2212\u200b2\u202c\ufeff')).toBe(
      '+234 803-111-222-2',
    );
    expect(plainCharacters('1\u066c234\u066b5 1\uff0f2 3\u20442 1\u20192')).toBe("1,234.5 1/2 3/2 1'2");
  });

  it('stay as they are', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plainCharacters(plainCharacters(text))).toBe(plainCharacters(text));
      }),
    );
    expect(plainCharacters('Ọmọ-Ìlú 12/3')).toBe('Ọmọ-Ìlú 12/3');
  });
});

describe('a number', () => {
  test.each([
    ['12500', 12_500],
    ['12,500', 12_500],
    ['12 500', 12_500],
    ['12’500', 12_500],
    ['1,234,567.5', 1_234_567.5],
    ['₦12,500.50', 12_500.5],
    ['-₦3', -3],
    ['N 9,000', 9000],
    ['NGN 9000', 9000],
    ['9000 ngn', 9000],
    ['\u200e12,500\u200f', 12_500],
    ['\u2212 3'.replace(' ', ''), -3],
    ['١٢٬٥٠٠٫٥', 12_500.5],
    ['１２５００', 12_500],
    ['0500', 500],
    ['12.5', 12.5],
    ['1.2345', 1.2345],
    ['', undefined],
    [' \u200b ', undefined],
  ])('is read from %j as %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each(['62,50', '1,5', '1,2,3', '12.500', '1.234.567', '1.234,56', '1 5', '12,50,000', '5,', '.5', '1,234 567'])(
    'is unclear in %j',
    (text) => expect(readNumber(text)).toBe('unclear'),
  );

  test.each(['abc', '1e3', '0x10', '12k', '--3', '3-', 'N', '₦', '/', '1/2', ','])('is not in %j', (text) => {
    expect(readNumber(text)).toBe(text === '₦' ? undefined : Number.NaN);
  });

  it.each(['1', ' ', "1,'", ' (', '+1 ', '\u0661'])('is read quickly from a million of %j', (part) => {
    const text = `1${part.repeat(1_000_000)}x`;
    expect(readNumber(text)).toBeNaN();
    expect([readPhoneNumber(text), readCode(text)].every((read) => read.endsWith('x'))).toBe(true);
  });

  it('of naira and kobo is read as any locale of English and any mark around it writes it', () => {
    const mark = fc.constantFrom('', '\u200e', '\u202c', '\ufeff', ' ', '\u00a0');
    const amount = fc.integer({ min: 0, max: 100_000_000_000 }).map((kobo) => kobo / 100);
    fc.assert(
      fc.property(amount, mark, mark, fc.constantFrom('en-NG', 'en-US', 'en-ZA'), (naira, before, after, locale) => {
        const text = new Intl.NumberFormat(locale === 'en-ZA' ? 'en-GB' : locale, {
          style: 'currency',
          currency: 'NGN',
        }).format(naira);
        expect(readNumber(before + text + after)).toBe(naira);
      }),
    );
  });
});

test.each([
  ['1234', '1234'],
  [' 1 2-3.4\u200e', '1234'],
  ['١٢٣٤', '1234'],
  ['12a4', '12a4'],
])('the code %j is %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});

describe('a phone number', () => {
  test.each([
    ['0803 111 2222', '08031112222'],
    ['+234 803 111 2222', '2348031112222'],
    ['+234 (0)803 111 2222', '2348031112222'],
    ['+234 (0) 803-111-2222', '2348031112222'],
    ['(+234) 0803 111 2222', '2348031112222'],
    ['00234 803 111 2222', '2348031112222'],
    ['234 0803 111 2222', '2348031112222'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['\u202a+234\u00a0803\u2011111\u20112222\u202c', '2348031112222'],
    ['0803.111.2222', '08031112222'],
    ['٠٨٠٣ ١١١ ٢٢٢٢', '08031112222'],
    ['(0803) 111-2222', '08031112222'],
    ['(0)803 111 2222', '08031112222'],
  ])('%j is %j', (text, digits) => {
    expect(readPhoneNumber(text)).toBe(digits);
  });

  test.each(['0803/111/2222', '0803111/0805222', '0803+1112222', '08031112222 ext 4'])(
    'is not reduced to digits in %j, which may be two numbers',
    (text) => expect(readPhoneNumber(text)).not.toMatch(/^\d*$/),
  );
});
