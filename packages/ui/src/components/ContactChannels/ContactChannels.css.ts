import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const list = part.style({ borderBlockStart: `1px solid ${vars.color.text.default}` });
export const channel = part.style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const body = part.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = part.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.5 });
export const text = part.style({ marginBlockStart: vars.space[1], color: vars.color.text.muted });
export const link = part.style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const large = part.style({
  fontSize: vars.font.size.title,
  letterSpacing: vars.font.tracking.title,
  lineHeight: vars.font.leading.snug,
});
