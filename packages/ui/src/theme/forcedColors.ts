/** Styles for browsers that paint everything in a few colors of the reader's, and drop backgrounds and shadows. */
import { forcedColors } from './breakpoints.ts';
import type { LayeredRule } from './layered.ts';

type ForForcedColors = Record<typeof forcedColors, LayeredRule>;

const inSelector = (selector: string | undefined, rule: LayeredRule): ForForcedColors => ({
  [forcedColors]: selector === undefined ? rule : { selectors: { [selector]: rule } },
});

/** For `@media`: an edge for elements that only their background separates from their surroundings. */
export const edged: ForForcedColors = inSelector(undefined, { border: '1px solid CanvasText' });

/**
 * For `@media`: a frame for a chosen element. The browser keeps only outlines, and a focused element needs its outline
 * for the focus.
 * @param selector matches the element while it is chosen and not focused
 */
export const framed = (selector: string): ForForcedColors =>
  inSelector(selector, { outline: '3px solid Highlight', outlineOffset: -3 });

/**
 * For `@media`: a shape that consists only of its background.
 * @param selector matches the shape, if it is not the styled element
 */
export const solid = (selector?: string): ForForcedColors =>
  inSelector(selector, { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' });

/** For `@media`: colors that are the content, such as those of a product. */
export const kept: ForForcedColors = inSelector(undefined, { forcedColorAdjust: 'none' });
