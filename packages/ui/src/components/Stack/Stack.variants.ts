import { cva } from 'class-variance-authority';
import * as styles from './Stack.css.ts';

export const stack = cva(styles.stack, { variants: { gap: styles.gap, align: styles.align } });
export const inline = cva(styles.inline, {
  variants: {
    gap: styles.gap,
    align: styles.align,
    justify: styles.justify,
    wrap: { false: styles.nowrap, true: null },
  },
});
