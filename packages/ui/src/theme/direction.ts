/**
 * Selects elements inside `dir="rtl"`, for the few properties without a logical side. `:dir(rtl)` would not do: builds
 * replace it with a list of languages for older browsers.
 */
export const rightToLeft = '[dir="rtl"] &';
