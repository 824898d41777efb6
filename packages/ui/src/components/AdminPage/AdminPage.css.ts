import { vars } from '../../theme/contract.css.ts';
import { focusByScript, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const page = composite.style({
  width: '100%',
  maxWidth: 1440,
  paddingInline: 'clamp(16px, 2.8vw, 40px)',
  paddingBlock: `clamp(16px, 2.4vw, 32px) ${vars.space[7]}`,
});
export const content = composite.style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(20px, 2.4vw, 32px)',
});
export const head = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const back = composite.style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  color: vars.color.text.muted,
  '@media': hover({ color: vars.color.text.default }),
});
export const line = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
// The script moves focus here.
export const title = composite.style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: focusByScript,
});
export const actions = composite.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
