import { Notice, type NoticeProps } from '../Notice/index.ts';
import * as styles from './PlainToast.css.ts';

export interface PlainToastProps {
  /** The meaning of the message. @default 'info' */
  tone?: NoticeProps['tone'];
  children: NoticeProps['children'];
}

/** Shows a message when the Toaster's code failed to load. */
export function PlainToast({ tone, children }: PlainToastProps) {
  return (
    <div data-slot="plain-toast" className={styles.place}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
