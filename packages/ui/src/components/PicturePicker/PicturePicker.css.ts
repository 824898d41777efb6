import { vars } from '../../theme/contract.css.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const picker = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const label = composite.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const count = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const body = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
/** The picture and the drop zone that replaces it are side by side. */
export const single = composite.style({ flexDirection: 'row', flexWrap: 'wrap' });

export const zone = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="over"]': {
      borderColor: vars.color.accent,
      borderStyle: 'solid',
      backgroundColor: vars.color.successGround,
      color: vars.color.text.default,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
  },
});
/** The drop zone is tall while no picture is chosen, or beside the only picture. */
export const tall = composite.style({
  flexDirection: 'column',
  flexWrap: 'nowrap',
  minHeight: 168,
  selectors: { [`${single} &`]: { flex: '1 1 15rem' } },
});
export const choose = composite.style({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });
/** The native input is invisible but focusable; the button beside it shows the focus ring. */
export const input = composite.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'inherit' } },
});
export const button = composite.style({
  selectors: {
    [`${input}:focus-visible + &`]: focusRing(2),
    [`${input}:disabled + &`]: { opacity: 0.5 },
  },
  '@media': hover(
    { borderColor: vars.color.text.default, backgroundColor: vars.color.surface },
    `${input}:hover:not(:disabled) + &`,
  ),
});

export const tiles = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
});
export const only = composite.style({ flex: '0 1 10.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });

export const refused = composite.style({ overflowWrap: 'anywhere' });
export const file = composite.style({ fontWeight: vars.font.weight.medium });
