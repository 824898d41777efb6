import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './More.css.ts';

/** `+2` after the first of several values, with a hidden noun for screen readers. */
export function More({ count, noun }: { count: number; noun: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.more}>
      <span>{` +${count}`}</span>
      <VisuallyHidden>{` more ${noun}${count === 1 ? '' : 's'}`}</VisuallyHidden>
    </span>
  );
}
