import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const list = component.style({ borderBlockStart: `1px solid ${vars.color.text.default}` });
export const channel = component.style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const body = component.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = component.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.5 });
export const text = component.style({ marginBlockStart: vars.space[1], color: vars.color.text.muted });
export const link = component.style({
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
export const large = component.style({
  fontSize: vars.font.size.title,
  letterSpacing: '-0.018em',
  lineHeight: vars.font.leading.snug,
});
