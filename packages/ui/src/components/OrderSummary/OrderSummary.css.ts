import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const summary = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const rows = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const row = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const term = composite.style({ color: vars.color.text.muted });
export const total = composite.style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.bold,
});
