import { coarsePointer } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { hover } from './interactions.ts';
import type { LayeredRule } from './layered.ts';

/** The box of a small control beside others, for filters and orders. */
export const inlineControl: LayeredRule = {
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.controlCompact,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  '@media': {
    [coarsePointer]: { minHeight: vars.size.target },
    ...hover({ borderColor: vars.color.text.default }),
  },
};
