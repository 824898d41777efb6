import { onPaper } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

const rule = `1px solid ${vars.color.line.strong}`;

export const slip = screen.style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': { [onPaper]: { display: 'flex' } },
});
export const head = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[5],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: rule,
});
export const shop = screen.style({ fontSize: vars.font.size.heading, fontWeight: vars.font.weight.bold });
export const order = screen.style({ textAlign: 'end' });
export const term = screen.style({ fontSize: vars.font.size.small });
/** Large, because it may serve as the label of the parcel. */
export const recipient = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontSize: vars.font.size.lead,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
export const name = screen.style({ fontWeight: vars.font.weight.medium });
export const table = screen.style({ width: '100%', borderCollapse: 'collapse' });
/** A row stays on one sheet. */
export const row = screen.style({ borderBlockStart: rule, breakInside: 'avoid' });
const inCell = {
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
export const header = screen.style({ ...inCell, fontSize: vars.font.size.small, fontWeight: 'inherit' });
/** A column as narrow as its header. */
export const narrow = screen.style({
  ...inCell,
  width: 0,
  fontSize: vars.font.size.small,
  fontWeight: 'inherit',
  overflowWrap: 'normal',
});
export const cell = screen.style(inCell);
export const product = screen.style({ ...inCell, fontWeight: vars.font.weight.medium });
export const box = screen.style({
  display: 'block',
  width: '1.25em',
  height: '1.25em',
  border: '1.5px solid currentColor',
});
export const total = screen.style({ paddingBlockStart: vars.space[3], borderBlockStart: rule, textAlign: 'end' });
