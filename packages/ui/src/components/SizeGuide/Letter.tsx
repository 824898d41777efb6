import * as styles from './SizeGuide.css.ts';

/** What stands for a measurement in the drawing, beside its name. */
export const Letter = ({ letter }: { letter: string }) =>
  letter && (
    <span aria-hidden="true" className={styles.letter}>
      {letter}
    </span>
  );
