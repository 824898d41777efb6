import { cva } from 'class-variance-authority';
import * as styles from './Text.css.ts';

export const text = cva(null, {
  variants: {
    size: styles.size,
    tone: styles.tone,
    weight: styles.weight,
    measure: { true: styles.measure, false: null },
  },
});
