import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Spinner.css.ts';

/** A spinning ring for a busy control. It is hidden from screen readers: the control has aria-busy. */
export function Spinner(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span data-slot="spinner" aria-hidden="true" {...props} className={styles.spinner} />;
}

export interface ThreeDotsProps {
  /** What is loading, for screen readers. @default 'Loading' */
  label?: string;
}

/** Three animated dots, for results that are loading. */
export function ThreeDots({ label = 'Loading' }: ThreeDotsProps) {
  return (
    <span data-slot="three-dots" role="status">
      <span className={styles.dots} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
