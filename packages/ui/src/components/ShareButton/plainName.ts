/** Marks that turn the direction of the text around them: in a name they would turn a link beside it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** The name as it can stand beside other text on the same line. */
export const plainName = (name: string): string => name.replace(DIRECTION_MARKS, '').trim();
