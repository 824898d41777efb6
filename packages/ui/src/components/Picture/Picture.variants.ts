import { cva } from 'class-variance-authority';
import * as styles from './Picture.css.ts';

export const frame = cva(styles.frame, { variants: { ratio: styles.ratio } });
