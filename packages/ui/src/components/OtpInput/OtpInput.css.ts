import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';
import { textControl } from '../../theme/textControl.ts';

export const group = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const label = composite.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const digits = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});
export const digit = composite.style({
  ...textControl,
  width: '100%',
  height: 'clamp(64px, 20vw, 88px)',
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  textAlign: 'center',
  caretColor: vars.color.accent,
});
