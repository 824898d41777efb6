/**
 * Letters that are written from right to left, and marks that change the direction of the text after them. The last four
 * begin the letters of Adlam and other scripts that take two code units.
 */
const TURNS_TEXT = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/** The marks of isolates. One without its partner would end the isolate around it. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * A text that a person wrote, for a sentence that code builds as a string: `${isolate(name)} is sold out`. If the text
 * could change the order of the words around it, it gets its own direction by Unicode's isolate marks; any other text
 * stays as it is, so that searches and comparisons find it. Components use `isolated` or `<bdi>` instead.
 */
export const isolate = (text: string): string =>
  TURNS_TEXT.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;
