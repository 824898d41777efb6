import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../Icon/index.ts';
import * as styles from './Notice.css.ts';
import { notice, noticeIcon } from './Notice.variants.ts';

export interface NoticeProps {
  /** The meaning of the message, shown by color and icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** A button or link beside the text. */
  action?: ReactNode;
  children: ReactNode;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon };

/**
 * A sentence that stands out. Screen readers announce warnings and dangers immediately (role alert), the others when
 * idle (role status).
 */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  const Icon = icons[tone];
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div data-slot="notice" data-tone={tone} role={urgent ? 'alert' : 'status'} className={notice({ tone })}>
      <Icon className={noticeIcon({ tone })} />
      <div className={styles.content}>{children}</div>
      {action}
    </div>
  );
}

/** The error message for a whole form. Renders nothing without a message. */
export function FormError({ children }: { children?: ReactNode }) {
  return children ? <Notice tone="danger">{children}</Notice> : null;
}
