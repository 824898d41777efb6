import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const item = composite.style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const picture = composite.style({ flex: 'none', width: 40, height: 40 });
export const text = composite.style({ display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: 1.35 });
export const itemText = composite.style({ minWidth: 0, lineHeight: 1.35, overflowWrap: 'break-word' });
export const link = composite.style({
  fontWeight: vars.font.weight.medium,
  '@media': hover({ textDecoration: 'underline', textUnderlineOffset: '0.25em' }),
});
export const name = composite.style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const detail = composite.style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});
