import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const dialog = component.style({
  width: `min(440px, calc(100vw - 2 * ${vars.space.gutter}))`,
  margin: 'auto',
  padding: vars.space[6],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
});
export const body = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const section = component.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
});
export const actions = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
