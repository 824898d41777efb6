import { createVar } from '@vanilla-extract/css';

/** The height of sticky content at the top of the screen, below which table headers stick. */
export const stickyTop = createVar();
