/** The search words of any typed text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from './searchWords.ts';

/** Letters of any script, digits and underscores. */
const word = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((sign) => /^[\p{L}\p{N}_]$/u.test(sign)),
      fc.constantFrom(...'aZ09_'),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((letters) => letters.join(''));
const signs = fc.string({ unit: fc.constantFrom(...'!"#$%&\'()*+,-./:;<=>?@[\\]^`{|}~’“”…₦€©→👕🔥') });
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n') });

describe('searchWords', () => {
  it('keeps letters of any script, digits and underscores, and drops every sign around them', {
    tags: ['5.1.16'],
  }, () => {
    const typed = fc.tuple(blanks, fc.array(fc.tuple(signs, word, signs), { minLength: 1 }), blanks);
    fc.assert(
      fc.property(typed, ([before, parts, after]) => {
        const text = before + parts.map((part) => part.join('')).join(' ') + after;
        expect(searchWords(text)).toBe(parts.map(([, letters]) => letters.normalize('NFC')).join(' '));
      }),
    );
  });

  it('returns only letters with their marks, digits, underscores and blanks, for any text', {
    tags: ['5.1.16'],
  }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchWords(text)).toMatch(/^[\p{L}\p{M}\p{N}_\s]*$/u);
      }),
    );
  });

  it('reads a letter the same, with a composed or a separate accent', () => {
    const yoruba = fc.string({ unit: fc.constantFrom(...'aẹọṣńàẸỌṢé'.normalize('NFC')) });
    fc.assert(
      fc.property(fc.oneof(word, yoruba), (text) => {
        expect(searchWords(text.normalize('NFD'))).toBe(searchWords(text));
      }),
    );
  });

  it('does not change its own result', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('e', '-', '\u0301', ' ') }));
    fc.assert(
      fc.property(text, (typed) => {
        expect(searchWords(searchWords(typed))).toBe(searchWords(typed));
      }),
    );
  });

  it('is empty for a text of signs and blanks, so that nothing is requested', { tags: ['5.1.17'] }, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(signs, blanks)), (parts) => {
        expect(searchWords(parts.join(''))).toBe('');
      }),
    );
  });
});
