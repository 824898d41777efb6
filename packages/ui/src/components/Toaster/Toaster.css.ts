import { vars } from '../../theme/contract.css.ts';
import { shadows } from '../../theme/fixedColors.ts';
import { part } from '../../theme/layered.ts';

export const toast = part.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.text.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.text.default,
  color: vars.color.text.inverse,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: 1.35,
  boxShadow: shadows.toast,
  selectors: {
    // sonner moves toasts in and out over the header, which they would cover in the meantime.
    '&[data-mounted="false"], &[data-removed="true"][data-front="true"][data-swipe-out="false"]': {
      vars: { '--y': `translateY(calc(-1 * ${vars.space[2]})) !important` },
    },
  },
});
export const danger = part.style({
  backgroundColor: vars.color.danger,
  borderColor: vars.color.danger,
  color: vars.color.onDanger,
});
export const content = part.style({ flex: 1, minWidth: 0 });
export const description = part.style({ marginBlockStart: vars.space[1], overflowWrap: 'anywhere' });
export const icon = part.style({ flex: 'none' });
export const action = part.style({
  flex: 'none',
  minHeight: 32,
  marginBlock: -4,
  paddingInline: vars.space[2],
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
