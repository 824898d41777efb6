import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

/** The dialog's own padding at the bottom. */
const end = `max(${vars.space[5]}, env(safe-area-inset-bottom))`;

/** Stays at the foot of the sheet while the fields scroll. */
export const actions = composite.style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${end})`,
  zIndex: 1,
  display: 'grid',
  // If the first button has a long word, it takes space from the second.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 2fr)',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlock: `calc(-1 * ${vars.space[4]}) calc(-1 * ${end})`,
  padding: `${vars.space[3]} ${vars.space.gutter} ${end}`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    [from.tablet]: {
      insetBlockEnd: `calc(-1 * ${vars.space[6]})`,
      marginInline: `calc(-1 * ${vars.space[6]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
      padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[5]}`,
    },
  },
});
export const failure = composite.style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.danger,
});
