import { below, canHover, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const bubble = component.style({
  position: 'fixed',
  insetBlockEnd: `max(16px, env(safe-area-inset-bottom))`,
  insetInlineEnd: 16,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: 'calc(100vw - 32px)',
  minHeight: 52,
  paddingInline: 14,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text.default,
  color: vars.color.text.inverse,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': {
    // On a phone the lower edge belongs to the button that pays, where a page has one there.
    [below.navigation]: { selectors: { 'body:has([data-sticks="below"]) &': { display: 'none' } } },
    [from.navigation]: { insetBlockEnd: 24, insetInlineEnd: 24 },
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.accent, color: vars.color.onAccent } } },
  },
});
// On phones the words would cover the cards: they show when the bubble has the focus, and are read out always.
export const words = component.style({
  overflow: 'hidden',
  maxWidth: 0,
  whiteSpace: 'nowrap',
  transition: `max-width ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { [`${bubble}:focus-visible &`]: { maxWidth: '20rem', paddingInline: '10px 6px' } },
  '@media': { [from.navigation]: { maxWidth: 'none', paddingInline: '10px 6px' } },
});
