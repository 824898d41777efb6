export type { Breakpoint } from './breakpoints.ts';
export { below, breakpoints, canHover, coarsePointer, from, reducedMotion, wantsContrast } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export type { ContrastPair } from './contrastPairs.ts';
export { contrastPairs } from './contrastPairs.ts';
export type { Palette, Scheme } from './palettes.ts';
export { moreContrast, palettes } from './palettes.ts';
