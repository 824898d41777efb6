import { createVar } from '@vanilla-extract/css';

/** How much of the screen's top is taken by what sticks there: a table's header sticks below it. */
export const stickyTop = createVar();
