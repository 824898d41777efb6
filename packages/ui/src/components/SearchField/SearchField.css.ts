import { vars } from '../../theme/contract.css.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const field = composite.style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });
export const icon = composite.style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
export const input = composite.style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  padding: `${vars.space[2]} ${vars.size.target} ${vars.space[2]} 42px`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  textOverflow: 'ellipsis',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { ...focusRing(-1), backgroundColor: vars.color.raised },
  },
  '@media': hover({ borderColor: vars.color.line.strong }),
});
export const clear = composite.style({ position: 'absolute', insetInlineEnd: vars.space[1] });
