import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const changes = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
// The script moves focus here when the changes appear.
export const intro = component.style({ selectors: { '&:focus': { outline: 'none' } } });
export const lines = component.style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const line = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const name = component.style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const fact = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.text.muted,
});
export const problem = component.style({ color: vars.color.danger, fontWeight: vars.font.weight.medium });
export const change = component.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const was = component.style({ color: vars.color.text.muted, fontWeight: vars.font.weight.regular });
export const now = component.style({ color: vars.color.text.default, fontWeight: vars.font.weight.bold });
export const sums = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const sum = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const total = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.bold,
});
