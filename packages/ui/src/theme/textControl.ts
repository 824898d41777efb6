import { vars } from './contract.css.ts';
import { focusRing, hover } from './interactions.ts';
import type { LayeredRule } from './layered.ts';

/** The box of a control for text. Its border is darker under a pointer, and colored with focus and with an error. */
export const textControl: LayeredRule = {
  minWidth: 0,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text.default,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:focus-visible': { ...focusRing(-1), borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.danger },
  },
  '@media': hover(
    { borderColor: vars.color.text.default },
    '&:hover:not(:focus-visible, [aria-invalid="true"], :disabled)',
  ),
};
