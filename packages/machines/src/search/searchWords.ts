/**
 * What of a typed text is searched for: letters of any script with their marks, digits, underscores and spaces.
 * Composed first, so that a letter is the same however its accent was typed.
 */
export function searchWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '')
    .trim();
}
