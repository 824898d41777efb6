import { coarsePointer, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const footer = composite.style({
  backgroundColor: vars.color.surface,
  paddingBlock: `clamp(48px, 6vw, 88px) max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  '@media': {
    // The extra space keeps the last row clear of the chat bubble.
    [from.navigation]: { paddingBlockEnd: 96 },
    print: { display: 'none' },
  },
});
export const inner = composite.style({
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  display: 'grid',
  // Stacks the columns on narrow screens and with large text, so that an address does not break.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.navigation]: { gridTemplateColumns: 'minmax(0, 5fr) repeat(4, minmax(0, 2fr))' },
  },
});
export const pitch = composite.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  gridColumn: '1 / -1',
  '@media': {
    [from.navigation]: { gridColumn: 'auto', paddingInlineEnd: vars.space[6] },
  },
});
export const brand = composite.style({
  display: 'inline-block',
  fontSize: vars.size.wordmark,
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.wordmark,
});
export const tagline = composite.style({
  maxWidth: '17em',
  fontSize: vars.font.size.title,
  lineHeight: 1.2,
  letterSpacing: vars.font.tracking.compact,
  textWrap: 'balance',
});
export const extra = composite.style({ width: '100%', maxWidth: 440 });
export const heading = composite.style({ color: vars.color.text.muted, marginBlockEnd: vars.space[2] });
export const link = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 40,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '1px',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': {
    ...hover({ textDecorationColor: 'currentColor' }),
    [coarsePointer]: { minHeight: vars.size.target },
  },
});
export const last = composite.style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderTop: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
});
