import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The accessible name, such as 'Uploading front.jpg'. */
  label: string;
  /** The completed share, from 0 to 1. */
  value: number;
}

/** The progress of a task with a known end. Use Spinner for other tasks. */
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
