import { cva } from 'class-variance-authority';
import * as styles from './StatusDot.css.ts';

export const status = cva(styles.status, { variants: { tone: styles.tone } });
