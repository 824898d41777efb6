import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  selectors: focusByScript,
});
export const form = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const inSentence = screen.style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});
/** Characters that are compared one by one. */
export const secret = screen.style({
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
  wordSpacing: '0.3em',
  overflowWrap: 'anywhere',
});
export const codes = screen.style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
});
