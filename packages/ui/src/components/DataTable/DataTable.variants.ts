import { cva } from 'class-variance-authority';
import * as styles from './DataTable.css.ts';

export const dataTable = cva(styles.frame, { variants: { fits: styles.fits } });
export const cell = cva(styles.cell, {
  variants: {
    align: styles.align,
    inCard: { false: styles.notInCard, true: null, line: styles.wholeLine },
    kind: { header: styles.wholeLine, fact: null, actions: styles.actions, check: styles.check },
  },
});
export const columnHeader = cva(styles.columnHeader, { variants: { align: styles.align } });
export const sortButton = cva([styles.headText, styles.sort], {
  variants: { align: { start: null, end: styles.sortAtEnd } },
});
