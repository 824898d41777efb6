import { cva } from 'class-variance-authority';
import * as styles from './NewsletterBlock.css.ts';

export const newsletter = cva(styles.block, { variants: { variant: styles.variant } });
