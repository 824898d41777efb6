import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const head = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
export const titles = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const heading = screen.style({ selectors: focusByScript });
export const share = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
/** Replaces a card. Its picture is pale and is not a link. */
export const unavailable = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const paled = screen.style({ opacity: 0.5 });
export const corner = screen.style({ position: 'absolute', zIndex: 1, insetBlockStart: 2, insetInlineEnd: 2 });
export const text = screen.style({ '@media': { [below.tablet]: { paddingInline: vars.space[3] } } });
