import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
