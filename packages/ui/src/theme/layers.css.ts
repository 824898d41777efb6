import { globalLayer } from '@vanilla-extract/css';

// The order of these lines is the order of precedence. Every rule sits in one of them, since an unlayered rule would
// beat them all.
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const screens = globalLayer('screens');
export const utilities = globalLayer('utilities');
