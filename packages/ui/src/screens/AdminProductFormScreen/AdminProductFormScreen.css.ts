import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript, hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';

export const layout = screen.style({
  display: 'grid',
  gap: vars.space[6],
  '@container': {
    [containerWidth.panes]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
      columnGap: 'clamp(40px, 6cqi, 96px)',
      alignItems: 'start',
    },
  },
});
export const form = screen.style({ minWidth: 0, maxWidth: '46rem' });
export const group = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const pair = screen.style({
  display: 'grid',
  gap: vars.space[5],
  '@container': {
    [containerWidth.pair]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[4],
      alignItems: 'start',
    },
  },
});
export const foot = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const submit = screen.style({ minWidth: '11rem' });

export const swatch = screen.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const colorInput = screen.style({
  width: 64,
  height: vars.size.control,
  padding: vars.space[1],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 0 },
    '&::-moz-color-swatch': { border: 0, borderRadius: 0 },
  },
  '@media': hover({ borderColor: vars.color.text.default }),
});

export const side = screen.style({
  '@container': {
    [containerWidth.panes]: { position: 'sticky', insetBlockStart: `calc(${stickyTop} + ${vars.space[5]})` },
  },
});
export const preview = screen.style({ maxWidth: '17rem', marginBlockStart: vars.space[3] });

export const saved = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  maxWidth: '36rem',
});
// The script moves focus here when this replaces the form.
export const savedTitle = screen.style({ selectors: focusByScript });
