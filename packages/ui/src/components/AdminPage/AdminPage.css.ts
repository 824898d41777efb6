import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const page = component.style({
  width: '100%',
  maxWidth: 1440,
  paddingInline: 'clamp(16px, 2.8vw, 40px)',
  paddingBlock: `clamp(16px, 2.4vw, 32px) ${vars.space[7]}`,
});
export const content = component.style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(20px, 2.4vw, 32px)',
});
export const head = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const back = component.style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  color: vars.color.text.muted,
  selectors: { '&:hover': { color: vars.color.text.default } },
});
export const line = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
// The script moves focus here.
export const title = component.style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
export const actions = component.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
