import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const place = composite.style({
  position: 'fixed',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  zIndex: vars.z.toast,
  width: `min(360px, calc(100vw - 2 * ${vars.space[4]}))`,
  backgroundColor: vars.color.canvas,
});
