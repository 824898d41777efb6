import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const field = component.style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });
export const icon = component.style({
  position: 'absolute',
  insetInlineStart: 12,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
export const input = component.style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  padding: `${vars.space[2]} 44px ${vars.space[2]} 42px`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  textOverflow: 'ellipsis',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:hover': { borderColor: vars.color.line.strong },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -1,
      backgroundColor: vars.color.raised,
    },
  },
});
// `&&` raises the specificity: the button sets its own position, and the bundler decides which rule comes last.
export const clear = component.style({ selectors: { '&&': { position: 'absolute', insetInlineEnd: 4 } } });
