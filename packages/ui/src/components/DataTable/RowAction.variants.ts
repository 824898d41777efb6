import { cva } from 'class-variance-authority';
import * as styles from './RowAction.css.ts';

export const rowAction = cva(styles.action, { variants: { tone: styles.tone } });
