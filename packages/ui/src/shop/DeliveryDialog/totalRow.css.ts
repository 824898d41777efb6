import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

/** The amount to pay, in both steps of the dialog. */
export const totalRow = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.bold,
});
