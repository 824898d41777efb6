import { cx } from 'class-variance-authority';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** Shown up to 99, then as 99+; nothing is shown for 0. */
  count: number;
  /** Sits on the corner of an IconButton. @default false */
  corner?: boolean;
}

/** A number on an icon. It is hidden from screen readers: the control it sits on says the number in its name. */
export function Badge({ count, corner = false }: BadgeProps) {
  if (count <= 0) return null;
  // The key makes a changed number a new element, which plays the answer again.
  return (
    <span key={count} data-slot="badge" aria-hidden="true" className={cx(styles.badge, corner && styles.corner)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
