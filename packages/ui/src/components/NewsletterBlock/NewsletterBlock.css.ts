import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const block = component.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const variant = component.variants({
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
export const title = component.style({ maxWidth: '13em' });
export const compactTitle = component.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const form = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const line = component.style({ display: 'flex', gap: vars.space[2] });
export const foldable = component.style({
  flexWrap: 'wrap',
  '@media': { [from.tablet]: { flexWrap: 'nowrap' } },
});
export const control = component.style({
  flex: '1 1 14rem',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text.default,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text.default },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1, borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.danger },
  },
});
export const button = component.style({
  flex: '1 0 auto',
  '@media': { [from.tablet]: { flexGrow: 0 } },
});
export const send = component.style({ flex: 'none', width: 52, paddingInline: 0 });
export const thanks = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  fontWeight: vars.font.weight.medium,
  // Receives the focus that was in the form.
  selectors: { '&:focus': { outline: 'none' } },
});
/** As tall as the field it replaces, so that the content below does not move. */
export const tall = component.style({ minHeight: `calc(${vars.size.control} + 1.3em + ${vars.space[2]})` });
export const check = component.style({ flex: 'none', color: vars.color.success });
export const privacy = component.style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
