import { cx } from 'class-variance-authority';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** The number. 99+ above 99, nothing for 0. */
  count: number;
  /** Places the badge on the corner of an IconButton. @default false */
  corner?: boolean;
}

/** The text of a badge: `99+` above 99. For the names of controls, which contain the text that is shown. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

/** A number on an icon. It is hidden from screen readers: the control's name includes its text, see `badgeText`. */
export function Badge({ count, corner = false }: BadgeProps) {
  if (count <= 0) return null;
  // The key makes a changed number a new element, so that its animation plays again.
  return (
    <span key={count} data-slot="badge" aria-hidden="true" className={cx(styles.badge, corner && styles.corner)}>
      {badgeText(count)}
    </span>
  );
}
