import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const stack = part.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = part.style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });

const { 0: s0, 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 7: s7, 8: s8 } = vars.space;
export const gap = part.variants({
  0: { gap: s0 },
  1: { gap: s1 },
  2: { gap: s2 },
  3: { gap: s3 },
  4: { gap: s4 },
  5: { gap: s5 },
  6: { gap: s6 },
  7: { gap: s7 },
  8: { gap: s8 },
});
export const align = part.variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = part.variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
export const nowrap = part.style({ flexWrap: 'nowrap' });
