import { canHover } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import type { LayeredRule } from './layered.ts';

const enabled = ':not([aria-disabled="true"], :disabled)';

/** The selector of `hover`, for use in another media query, because media queries do not nest. */
export const hovered = `&:hover${enabled}`;

/**
 * The look under a pointer, for `@media`: `'@media': hover({ color })`. A tap leaves no such look behind.
 * @param selector Matches the hovered element, if it is not the styled one or not every enabled one.
 */
export const hover = (rule: LayeredRule, selector = hovered): Record<typeof canHover, LayeredRule> => ({
  [canHover]: { selectors: { [selector]: rule } },
});

/** The look of a control that is pressed, for `selectors`. */
export const press = { [`&:active${enabled}`]: { transform: 'translateY(1px)' } } as const;

/** The focus ring. Elements have it unless they change it; `offset` is in pixels. */
export const focusRing = (offset: number) =>
  ({ outline: `2px solid ${vars.color.focus}`, outlineOffset: offset }) as const;

/** For `selectors`: the ring is inside the element, for elements whose outside is cut off or belongs to a neighbor. */
export const focusInside = { '&:focus-visible': { outlineOffset: -2 } } as const;

/** For `selectors`: only a script moves the focus here. The element is no control, so it has no ring. */
export const focusByScript = { '&:focus': { outline: 'none' } } as const;

/** For `selectors`: a link that covers its positioned parent, which can then be pressed but is read out once. */
export const coveringLink = (ringOffset: number) =>
  ({
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing(ringOffset),
  }) as const;

/** A link that is not part of a sentence, with the height of a target. */
export const standaloneLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
} as const;
