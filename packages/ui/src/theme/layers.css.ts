import { globalLayer } from '@vanilla-extract/css';

// The order of these lines sets the precedence. Every rule must be in a layer, because an unlayered rule would override
// them all. Routes load their styles in any order, so the order is set only here, in the file that the app imports
// first.
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const parts = globalLayer('parts');
export const composites = globalLayer('composites');
export const screens = globalLayer('screens');
export const utilities = globalLayer('utilities');
