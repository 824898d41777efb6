import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { textControl } from '../../theme/textControl.ts';

export const block = composite.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const variant = composite.variants({
  block: {
    gap: vars.space[5],
    paddingBlockStart: 'clamp(32px, 4vw, 64px)',
    borderBlockStart: `1px solid ${vars.color.text.default}`,
    '@media': {
      [from.navigation]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem)',
        alignItems: 'start',
        columnGap: 'clamp(48px, 8vw, 144px)',
      },
    },
  },
  compact: { gap: vars.space[3] },
});
export const title = composite.style({ maxWidth: '13em' });
export const compactTitle = composite.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const form = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const line = composite.style({ display: 'flex', gap: vars.space[2] });
export const foldable = composite.style({
  flexWrap: 'wrap',
  '@media': { [from.tablet]: { flexWrap: 'nowrap' } },
});
export const control = composite.style({
  ...textControl,
  flex: '1 1 14rem',
  minHeight: vars.size.control,
  padding: `${vars.space[3]} ${vars.space[4]}`,
});
export const button = composite.style({
  flex: '1 0 auto',
  '@media': { [from.tablet]: { flexGrow: 0 } },
});
export const send = composite.style({ flex: 'none', width: vars.size.control, paddingInline: 0 });
export const thanks = composite.style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[3],
  minHeight: vars.size.control,
  fontWeight: vars.font.weight.medium,
  // Receives the focus that was in the form.
  selectors: focusByScript,
});
/** A line of its own below the thanks. */
export const next = composite.style({ gridColumn: 2, fontWeight: vars.font.weight.regular });
/** As tall as the field it replaces, so that the content below does not move. */
export const tall = composite.style({ minHeight: `calc(${vars.size.control} + 1.3em + ${vars.space[2]})` });
export const check = composite.style({ flex: 'none', color: vars.color.success });
export const privacy = composite.style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
