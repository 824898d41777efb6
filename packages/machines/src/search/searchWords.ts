/**
 * What of a typed text is searched for: letters of any script with their marks, digits, underscores and spaces.
 * Composed first, so that a letter is the same however its accent was typed, and again at the end, since a dropped sign can
 * have stood between a letter and its accent: the words of words are the same.
 */
export function searchWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '')
    .normalize('NFC')
    .trim();
}
