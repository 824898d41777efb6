/**
 * Reduces a typed text to its search words: letters of any script with their marks, digits, underscores and spaces.
 * Composes accents first, so that a letter is the same with a composed or a separate accent, and again at the end,
 * because a removed sign may have separated a letter from its accent. Therefore it does not change its own result.
 */
export function searchWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '')
    .normalize('NFC')
    .trim();
}
