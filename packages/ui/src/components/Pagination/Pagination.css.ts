import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const list = part.style({ display: 'flex', justifyContent: 'center', alignItems: 'center' });
export const item = part.style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'clamp(36px, 11vw, 48px)',
  height: vars.space[7],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text.default, fontWeight: vars.font.weight.bold },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '30%',
      insetBlockEnd: vars.space[2],
      borderBottom: '2px solid currentColor',
    },
    '&[data-state="off"]': { opacity: 0.35 },
  },
  '@media': hover({ color: vars.color.text.default }, 'a&:hover'),
});
