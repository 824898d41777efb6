import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const next = composite.style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const note = composite.style({ fontSize: vars.font.size.small, color: vars.color.text.muted });
