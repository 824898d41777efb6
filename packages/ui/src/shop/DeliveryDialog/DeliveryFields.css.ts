import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const next = composite.style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const note = composite.style({ fontSize: vars.font.size.small, color: vars.color.text.muted });
export const save = composite.style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
/** As high as a control, because all of it can be pressed. */
export const saveLabel = composite.style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minHeight: vars.size.target,
  cursor: 'pointer',
});
