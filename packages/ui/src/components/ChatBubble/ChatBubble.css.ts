import { canHover, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

/** A landmark, which takes no part in the layout. */
export const place = part.style({ display: 'contents' });
// A fixed bubble would cover text or buttons, so it follows the content where the page has no margin for it.
export const bubble = part.style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-end',
  gap: 10,
  maxWidth: `calc(100% - 2 * ${vars.space.gutter})`,
  minHeight: vars.size.control,
  margin: vars.space.gutter,
  paddingInline: '14px 20px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text.default,
  color: vars.color.text.inverse,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': {
    [from.wide]: {
      position: 'fixed',
      insetBlockEnd: vars.space[5],
      // In the middle of the margin.
      insetInlineEnd: `calc((${vars.space.gutter} - ${vars.size.target}) / 2)`,
      zIndex: 1,
      minHeight: vars.size.target,
      margin: 0,
      paddingInline: iconInset,
    },
    ...hover({ backgroundColor: vars.color.accent, color: vars.color.onAccent }),
    print: { display: 'none' },
  },
});
export const icon = part.style({ flexShrink: 0 });
// In the margin there is room for the icon alone.
export const text = part.style({
  '@media': {
    [from.wide]: {
      selectors: {
        [`${bubble}:not(:focus-visible) > &`]: {
          position: 'absolute',
          width: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
    [`${from.wide} and ${canHover}`]: {
      selectors: { [`${bubble}:hover > &`]: { position: 'static', width: 'auto', clipPath: 'none' } },
    },
  },
});
