import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const changes = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
// The script moves focus here when the changes appear.
export const intro = composite.style({ selectors: focusByScript });
export const lines = composite.style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const line = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const name = composite.style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const fact = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.text.muted,
});
export const problem = composite.style({ color: vars.color.danger, fontWeight: vars.font.weight.medium });
export const change = composite.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const was = composite.style({ color: vars.color.text.muted, fontWeight: vars.font.weight.regular });
export const now = composite.style({ color: vars.color.text.default, fontWeight: vars.font.weight.bold });
export const sums = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const sum = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
