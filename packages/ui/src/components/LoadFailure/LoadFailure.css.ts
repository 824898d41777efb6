import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const dialog = composite.style({
  width: `min(440px, calc(100vw - 2 * ${vars.space.gutter}))`,
  margin: 'auto',
  padding: vars.space[6],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
});
export const body = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const section = composite.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
});
export const actions = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
