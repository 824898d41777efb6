import { vars } from './contract.css.ts';
import type { LayeredRule } from './layered.ts';

/** Inside the border of a rounded box. */
const inner = `calc(${vars.radius.control} - 2px)`;

/** For `selectors`: what stands in a row and fills a rounded box has the corners of the box at both ends. */
export const rowEnds = {
  '&:first-child': { borderStartStartRadius: inner, borderEndStartRadius: inner },
  '&:last-child': { borderStartEndRadius: inner, borderEndEndRadius: inner },
} as const satisfies LayeredRule['selectors'];
