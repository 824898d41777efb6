import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Spinner.css.ts';

/** A turning ring, for a control that is at work. It says nothing itself: the control carries aria-busy. */
export function Spinner(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span data-slot="spinner" aria-hidden="true" {...props} className={styles.spinner} />;
}

export interface ThreeDotsProps {
  /** What is being waited for, said to screen readers. @default 'Loading' */
  label?: string;
}

/** Three dots in turn, for results that are on their way. */
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
