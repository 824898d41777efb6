import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const list = component.style({ display: 'flex', justifyContent: 'center', alignItems: 'center' });
export const item = component.style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'clamp(36px, 11vw, 48px)',
  height: 48,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text.default, fontWeight: vars.font.weight.bold },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '30%',
      insetBlockEnd: 8,
      borderBottom: '2px solid currentColor',
    },
    '&[data-state="off"]': { opacity: 0.35 },
  },
  '@media': {
    [canHover]: { selectors: { 'a&:hover': { color: vars.color.text.default } } },
  },
});
