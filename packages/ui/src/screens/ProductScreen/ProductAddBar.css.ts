import { globalStyle, keyframes } from '@vanilla-extract/css';
import { below, from, reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';

const BAR_HEIGHT = 72;
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/** Ends with the product's page, so that the bar covers neither the footer nor the chat. It takes no space itself. */
export const place = screen.style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  height: 0,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  selectors: { 'html:has([role="dialog"], dialog[open]) &': { visibility: 'hidden' } },
  '@media': { [from.navigation]: { display: 'none' }, print: { display: 'none' } },
});
export const bar = screen.style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: BAR_HEIGHT,
  paddingBlock: vars.space[3],
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
  backgroundColor: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const text = screen.style({ display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: 1.3 });
export const price = screen.style({ fontWeight: vars.font.weight.medium });
export const chosen = screen.style({
  color: vars.color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// Focused elements scroll into view above the bar.
globalStyle('html:has([data-slot="product-add-bar"])', {
  '@layer': {
    [screens]: {
      '@media': {
        [below.navigation]: { scrollPaddingBottom: `calc(${BAR_HEIGHT + 16}px + env(safe-area-inset-bottom, 0px))` },
      },
    },
  },
});
