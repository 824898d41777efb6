import { vars } from './contract.css.ts';
import type { LayeredRule } from './layered.ts';

/** Inside the border of a rounded box. */
const inner = `calc(${vars.radius.control} - 2px)`;

/** For `selectors`: gives the first and last items of a row the corners of the rounded box that the row fills. */
export const rowEnds = {
  '&:first-child': { borderStartStartRadius: inner, borderEndStartRadius: inner },
  '&:last-child': { borderStartEndRadius: inner, borderEndEndRadius: inner },
} as const satisfies LayeredRule['selectors'];
