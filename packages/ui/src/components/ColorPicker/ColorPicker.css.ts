import { vars } from '../../theme/contract.css.ts';
import { framed } from '../../theme/forcedColors.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const picker = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const label = composite.style({ color: vars.color.text.muted });
export const options = composite.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const option = composite.style({
  position: 'relative',
  display: 'flex',
  // Leaves a gap between the paint and the frame of the current color.
  padding: 3,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="true"]': {
      borderColor: vars.color.text.default,
      boxShadow: `inset 0 0 0 1px ${vars.color.text.default}`,
    },
  },
  '@media': {
    ...hover({ borderColor: vars.color.line.strong }, '&:hover:not([aria-current])'),
    ...framed('&[aria-current="true"]:not(:focus-visible)'),
  },
});
