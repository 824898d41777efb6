import * as styles from './SizeGuide.css.ts';

/** The letter of a measurement in the drawing, repeated next to its name. */
export const Letter = ({ letter }: { letter: string }) =>
  letter && (
    <span aria-hidden="true" className={styles.letter}>
      {letter}
    </span>
  );
