import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const layout = component.style({
  display: 'grid',
  minHeight: '100dvh',
  '@media': { [from.navigation]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const alone = component.style({ '@media': { [from.navigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const side = component.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingInline: `max(${vars.space.gutter}, env(safe-area-inset-left)) max(${vars.space.gutter}, env(safe-area-inset-right))`,
  paddingBlockEnd: `max(${vars.space[6]}, env(safe-area-inset-bottom))`,
});
export const top = component.style({ display: 'flex', alignItems: 'center', minHeight: vars.size.header });
export const brand = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.075em',
});

export const main = component.style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: 440,
  paddingBlockStart: 'clamp(24px, 7vh, 96px)',
  selectors: { '&:focus': { outline: 'none' } },
});
export const head = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const foot = component.style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
});
export const link = component.style({
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
export const picture = component.style({
  display: 'none',
  '@media': {
    [from.navigation]: { display: 'block', position: 'sticky', insetBlockStart: 0, height: '100dvh' },
  },
});
