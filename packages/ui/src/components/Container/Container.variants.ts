import { cva } from 'class-variance-authority';
import * as styles from './Container.css.ts';

export const container = cva(styles.container, {
  variants: { width: styles.width, block: { true: styles.block, false: null } },
});
export const grid = cva(styles.grid, { variants: { columns: styles.columns } });
