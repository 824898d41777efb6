import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const list = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  // The script moves focus here when the focused element is removed.
  selectors: focusByScript,
});
export const foot = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});
export const range = composite.style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: '48px',
  fontVariantNumeric: 'tabular-nums',
});
