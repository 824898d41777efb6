import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const container = part.style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });
export const width = part.variants({
  page: { maxWidth: vars.size.page },
  reading: { maxWidth: `calc(720px + 2 * ${vars.space.gutter})` },
  form: { maxWidth: `calc(440px + 2 * ${vars.space.gutter})` },
});
export const block = part.style({ paddingBlock: vars.space.section });
export const grid = part.style({ display: 'grid', gap: vars.space[5] });
export const columns = part.variants({
  two: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  three: {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.navigation]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  four: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.navigation]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});
