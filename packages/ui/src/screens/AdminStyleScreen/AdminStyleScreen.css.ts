import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const form = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
/** The parts of the page, such as the table and the actions for the style. */
export const parts = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[7], minWidth: 0 });
export const part = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  maxWidth: '40rem',
});
export const link = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.strong,
  textUnderlineOffset: '0.3em',
  '@media': hover({ textDecorationColor: vars.color.text.default }),
});
export const additions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });
export const addition = screen.style({ display: 'flex', alignItems: 'end', gap: vars.space[2], minWidth: 0 });
export const actions = screen.style({ display: 'flex', gap: vars.space[3] });
export const pictures = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
/** The pictures of one color, with the button that saves them. */
export const color = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
