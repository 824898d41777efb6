import { cva } from 'class-variance-authority';
import * as styles from './Notice.css.ts';

export const notice = cva(styles.notice, { variants: { tone: styles.tone } });
export const noticeIcon = cva(styles.icon, { variants: { tone: styles.iconTone } });
