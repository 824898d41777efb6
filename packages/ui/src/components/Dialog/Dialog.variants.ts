import { cva } from 'class-variance-authority';
import * as styles from './Dialog.css.ts';

export const dialog = cva(styles.dialog, { variants: { size: styles.size } });
