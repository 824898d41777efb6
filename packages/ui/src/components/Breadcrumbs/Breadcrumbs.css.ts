import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const list = part.style({ display: 'flex', flexWrap: 'wrap', color: vars.color.text.muted });
export const item = part.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  selectors: {
    // The empty alternative keeps screen readers from reading the slash.
    '&:not(:last-child)::after': { content: ['"/"', '"/" / ""'], marginInline: vars.space[2] },
  },
});
export const link = part.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '1px',
  '@media': hover({ color: vars.color.text.default, textDecorationColor: 'currentColor' }),
});
