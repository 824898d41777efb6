import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const name = screen.style({ fontWeight: vars.font.weight.medium });
export const status = screen.style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });
export const note = screen.style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
export const items = screen.style({
  display: 'block',
  maxWidth: '18rem',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
export const pressable = screen.style({
  '@media': hover({ textDecoration: 'underline', textUnderlineOffset: '0.25em' }),
});
export const itemsText = screen.style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  selectors: { '[data-state="closed"] > &': { WebkitLineClamp: 2 } },
});
