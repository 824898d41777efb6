import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

// On a phone a fixed bubble would cover text or buttons, so there it follows the content.
export const bubble = part.style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-end',
  gap: 10,
  maxWidth: `calc(100% - 2 * ${vars.space.gutter})`,
  minHeight: vars.size.control,
  margin: vars.space.gutter,
  paddingInline: '14px 20px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text.default,
  color: vars.color.text.inverse,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': {
    [from.navigation]: {
      position: 'fixed',
      insetBlockEnd: vars.space[5],
      insetInlineEnd: vars.space[5],
      zIndex: 1,
      margin: 0,
    },
    ...hover({ backgroundColor: vars.color.accent, color: vars.color.onAccent }),
    print: { display: 'none' },
  },
});
export const icon = part.style({ flexShrink: 0 });
