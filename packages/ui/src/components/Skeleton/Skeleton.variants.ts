import { cva } from 'class-variance-authority';
import * as styles from './Skeleton.css.ts';

export const skeleton = cva(styles.skeleton, { variants: { shape: styles.shape } });
