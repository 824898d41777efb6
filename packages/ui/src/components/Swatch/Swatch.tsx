import { cx } from 'class-variance-authority';
import { swatchInk, swatchPaint } from '../../lib/swatchColor.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Swatch.css.ts';

export interface SwatchProps {
  /** The color's name, or its value if the backend sends one. */
  color?: string | null;
  /** The color's value, `#rrggbb`. */
  colorHex?: string;
}

/** A color with its name on it, in black or white for contrast. */
export function Swatch({ color, colorHex }: SwatchProps) {
  const name = color?.trim();
  if (!name) return <Text tone="muted">No color available</Text>;
  const paint = swatchPaint(name, colorHex);
  return (
    <span
      data-slot="swatch"
      className={cx(styles.swatch, paint ? styles.painted : styles.bare)}
      style={paint ? { backgroundColor: paint, color: swatchInk(paint) } : undefined}
    >
      <bdi>{name}</bdi>
    </span>
  );
}
