import { swatchPaint } from '../../lib/swatchColor.ts';
import * as styles from './Swatch.css.ts';
import type { SwatchProps } from './Swatch.tsx';

/** A color's name with a dot of the color, for lists and tables. */
export function ColorName({ color, colorHex }: SwatchProps) {
  const name = color?.trim();
  const paint = name && swatchPaint(name, colorHex);
  return (
    <span data-slot="color-name" className={styles.named}>
      {paint && <span aria-hidden="true" className={styles.dot} style={{ backgroundColor: paint }} />}
      <bdi>{name || 'No color available'}</bdi>
    </span>
  );
}
