/** Marks that change the direction of the text around them. In a name they would reverse a link next to it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** The name without such marks, safe next to other text on the same line. */
export const plainName = (name: string): string => name.replace(DIRECTION_MARKS, '').trim();
