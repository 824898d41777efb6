/** The widths in CSS pixels at which the layout changes. They feed the styles and Storybook's viewports. */
export const breakpoints = {
  /** Phones in portrait are narrower. */
  tablet: 640,
  /** From this width the navigation is visible; below it, a hamburger button opens it. */
  navigation: 1000,
  wide: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries for a breakpoint and up, for `@media` in styles and `sizes` of pictures. */
export const from = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  navigation: `(min-width: ${breakpoints.navigation}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const satisfies Record<Breakpoint, string>;

export const below = {
  navigation: `(max-width: ${breakpoints.navigation - 0.02}px)`,
  tablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
} as const;

/** Matches devices with a pointer that can hover, so that a tap does not leave a hover state behind. */
export const canHover = '(hover: hover) and (pointer: fine)';
export const coarsePointer = '(pointer: coarse)';
/** Matches browsers that run no script: hides controls that would do nothing. */
export const withoutScript = '(scripting: none)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const wantsContrast = '(prefers-contrast: more)';
/** Matches browsers that paint everything in a few colors of the reader's. */
export const forcedColors = '(forced-colors: active)';
export const onPaper = 'print';
