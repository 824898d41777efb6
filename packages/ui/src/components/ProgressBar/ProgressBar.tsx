import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way, for screen readers: 'Uploading front.jpg'. */
  label: string;
  /** How much of it is done, from 0 to 1. */
  value: number;
}

/** How far something has come whose end is known. For the rest there is Spinner. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      data-slot="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
