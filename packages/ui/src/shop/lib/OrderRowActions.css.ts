import { inTable } from '../../components/DataTable/tableWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

/** In a table, the place of a missing action, so that the links of all rows are one below the other. */
export const place = composite.style({
  display: 'none',
  '@container': inTable({ display: 'inline-block', width: vars.size.controlCompact }),
});
