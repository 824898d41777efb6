import { cva } from 'class-variance-authority';
import * as styles from './Button.css.ts';

export const button = cva(styles.button, {
  variants: { variant: styles.variant, size: styles.size, full: { true: styles.full, false: null } },
  compoundVariants: [{ variant: 'quiet', class: styles.flush }],
});
