import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { inTable, visuallyHidden } from './tableWidth.ts';

export const action = composite.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: vars.size.controlCompact,
  minHeight: vars.size.controlCompact,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.2,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.color.text.muted } },
  '@media': {
    [coarsePointer]: { minWidth: vars.size.target, minHeight: vars.size.target },
    ...hover({ backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' }),
  },
  '@container': inTable({
    paddingInline: 0,
    borderColor: 'transparent',
    color: vars.color.text.muted,
    selectors: { '&[aria-disabled="true"]': { opacity: 0.5 } },
    '@media': hover({ color: vars.color.text.default }),
  }),
});
const toned = (color: string) => ({
  color,
  '@container': inTable({ color, '@media': hover({ color }) }),
});
export const tone = composite.variants({
  neutral: {},
  success: toned(vars.color.success),
  danger: toned(vars.color.danger),
});
export const label = composite.style({ '@container': inTable(visuallyHidden) });
export const reason = composite.style({
  fontWeight: vars.font.weight.regular,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  '@container': inTable(visuallyHidden),
});
