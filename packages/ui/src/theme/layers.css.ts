import { globalLayer } from '@vanilla-extract/css';

// The order of these lines sets the precedence. Every rule must be in a layer, since an unlayered rule would override
// them all.
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const screens = globalLayer('screens');
export const utilities = globalLayer('utilities');
