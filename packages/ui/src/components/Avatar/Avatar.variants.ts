import { cva } from 'class-variance-authority';
import * as styles from './Avatar.css.ts';

export const avatar = cva(styles.avatar, { variants: { size: styles.size } });
