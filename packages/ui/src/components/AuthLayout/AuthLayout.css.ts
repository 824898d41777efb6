import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const layout = composite.style({
  display: 'grid',
  minHeight: '100dvh',
  '@media': { [from.navigation]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const alone = composite.style({ '@media': { [from.navigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const side = composite.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingInline: `max(${vars.space.gutter}, env(safe-area-inset-left)) max(${vars.space.gutter}, env(safe-area-inset-right))`,
  paddingBlockEnd: `max(${vars.space[6]}, env(safe-area-inset-bottom))`,
});
export const top = composite.style({ display: 'flex', alignItems: 'center', minHeight: vars.size.header });
export const brand = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.size.wordmark,
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.wordmark,
});

export const main = composite.style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: 440,
  paddingBlockStart: 'clamp(24px, 7vh, 96px)',
  selectors: focusByScript,
});
export const head = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const foot = composite.style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
});
export const link = composite.style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});

// Only on desktops: on a phone the keyboard would push the picture away, and it costs data.
export const picture = composite.style({
  display: 'none',
  '@media': {
    [from.navigation]: { display: 'block', position: 'sticky', insetBlockStart: 0, height: '100dvh' },
  },
});
