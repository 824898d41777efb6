import { below, coarsePointer, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

/** One line that scrolls on a phone, from edge to edge, so that the products stay in the first view. */
export const chips = part.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [below.tablet]: {
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      // Leaves space for the focus rings, which are outside the chips.
      paddingInline: vars.space.gutter,
      paddingBlock: 4,
      scrollbarWidth: 'none',
      scrollPaddingInline: vars.space.gutter,
    },
    [from.tablet]: { flexWrap: 'wrap' },
  },
});
export const item = part.style({ flex: 'none', maxWidth: '100%' });
export const chip = part.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 36,
  maxWidth: '100%',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  lineHeight: 1.2,
  '@media': {
    [coarsePointer]: { minHeight: vars.size.target },
    ...hover({ backgroundColor: vars.color.text.default, color: vars.color.text.inverse }),
  },
});
export const clear = part.style({
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
