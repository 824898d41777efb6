import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

const MARKS = /[\u2066-\u2069]/g;

test.each([
  ['Arabic', 'قميص ABS رقم 7!'],
  ['Hebrew', 'חולצה 7'],
  ['Thaana', 'ގަމީސް'],
  ['N’Ko', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
  ['presentation forms of Arabic', '\ufedf\ufe8e'],
  ['one letter among others', 'Coast Tee (مقاس M)'],
  ['a mark that reverses the text after it', 'Coast \u202eeeT'],
])('isolates %s', (_, text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`);
});

test.each([
  ['Latin', 'Opẹ́bí Hoodie, 2 × “XL” (SKU A-7!)'],
  ['Cyrillic and Greek', 'Рубашка Ω'],
  ['Chinese', '衬衫 7'],
  ['digits and signs', '40–42 ₦12,500'],
  ['an emoji', '👕🏽'],
  ['nothing', ''],
])('leaves %s as it is', (_, text) => {
  expect(isolate(text)).toBe(text);
});

test('leaves every text of scripts from left to right as it is', () => {
  const leftToRight = fc.string({ unit: fc.constantFrom(...'aZ0 é,ẹ.ọ!ṣ́?()“”’-–×₦Жω字カ한अ') });
  fc.assert(fc.property(leftToRight, (text) => isolate(text) === text));
});

test('ends each isolate that it begins, whatever the text has', () => {
  const unit = fc.oneof(
    fc.constantFrom('\u2066', '\u2067', '\u2068', '\u2069', '\u202e', 'ق', 'א', 'a', '7', ' '),
    fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const result = isolate(text);
      expect(['', '\u2068\u2069']).toContain(result.match(MARKS)?.join('') ?? '');
      expect(result.replace(MARKS, '')).toBe(text.replace(MARKS, ''));
    }),
  );
});
