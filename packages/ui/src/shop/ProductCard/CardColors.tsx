import { type ColorOption, type Product, productPath } from '@abs/contract';
import { Link } from '../../components/Link/index.ts';
import { swatchPaint } from '../../lib/swatchColor.ts';
import * as styles from './ProductCard.css.ts';

/** How many colors fit side by side on a phone, with the number of the others. */
const SHOWN = 5;

interface CardColorsProps {
  product: Pick<Product, 'id' | 'name' | 'color' | 'colors'>;
  /** The URL of the product. */
  to: string;
}

/** The colors of the product's style, each a link to the product in that color. Renders nothing for a single color. */
export function CardColors({ product, to }: CardColorsProps) {
  const { colors = [], name } = product;
  if (colors.length < 2) return null;
  const shown = colors.slice(0, SHOWN);
  const isCurrent = ({ id, color }: ColorOption) => id === product.id || color === product.color;
  const current = colors.find(isCurrent);
  if (current && !shown.includes(current)) shown[SHOWN - 1] = current;
  const others = colors.length - shown.length;
  return (
    <ul data-slot="card-colors" aria-label={`Colors of ${name}`} className={styles.colors}>
      {shown.map(({ id, color, colorHex, quantity }) => (
        <li key={id}>
          <Link
            to={id === current?.id ? to : productPath({ id, name })}
            aria-label={quantity === 0 ? `${color}, sold out` : color}
            aria-current={id === current?.id || undefined}
            title={color}
            className={styles.color}
          >
            <span
              className={styles.colorDot}
              data-state={quantity === 0 ? 'sold-out' : undefined}
              style={{ backgroundColor: swatchPaint(color, colorHex) }}
            />
          </Link>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Link to={to} aria-label={`${others} more ${others === 1 ? 'color' : 'colors'}`} className={styles.color}>
            {`+${others}`}
          </Link>
        </li>
      )}
    </ul>
  );
}
