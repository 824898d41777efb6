/** Widths in CSS pixels from which a layout applies. They feed the styles and Storybook's viewports alike. */
export const breakpoints = {
  /** Phones held upright are below this. */
  tablet: 640,
  /** From here the navigation is spelled out; below it is behind the hamburger. */
  navigation: 1000,
  wide: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media conditions from a breakpoint up, for `@media` in styles and in `sizes` of pictures. */
export const from = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  navigation: `(min-width: ${breakpoints.navigation}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const satisfies Record<Breakpoint, string>;

export const below = {
  navigation: `(max-width: ${breakpoints.navigation - 0.02}px)`,
  tablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
} as const;

/** A pointer that can hover, so that a tap does not leave a hover state behind. */
export const canHover = '(hover: hover) and (pointer: fine)';
export const coarsePointer = '(pointer: coarse)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
