/** What is needed where the browser paints everything in a few colors of the reader's, and drops grounds and shadows. */
import { forcedColors } from './breakpoints.ts';
import type { LayeredRule } from './layered.ts';

type ForForcedColors = Record<typeof forcedColors, LayeredRule>;

const inSelector = (selector: string | undefined, rule: LayeredRule): ForForcedColors => ({
  [forcedColors]: selector === undefined ? rule : { selectors: { [selector]: rule } },
});

/** For `@media`: the edge of what only its ground sets off from what is around it. */
export const edged: ForForcedColors = inSelector(undefined, { border: '1px solid CanvasText' });

/**
 * For `@media`: the frame of what is chosen. An outline is all that the browser leaves; while it has the focus, it is the
 * focus's.
 * @param selector matches it once it is chosen, without the focus
 */
export const framed = (selector: string): ForForcedColors =>
  inSelector(selector, { outline: '3px solid Highlight', outlineOffset: -3 });

/** For `@media`: a shape that consists of its ground. @param selector matches it, where it is not the styled element */
export const solid = (selector?: string): ForForcedColors =>
  inSelector(selector, { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' });

/** For `@media`: colors that are what is shown, as those of a product. */
export const kept: ForForcedColors = inSelector(undefined, { forcedColorAdjust: 'none' });
