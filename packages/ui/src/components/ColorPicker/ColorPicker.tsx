import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Link } from '../Link/index.ts';
import { Swatch } from '../Swatch/index.ts';
import * as styles from './ColorPicker.css.ts';

export interface ColorPickerOption {
  /** The color's name. */
  color: string;
  /** The color's value, `#rrggbb`. */
  colorHex?: string;
  /** The page of the product in this color. */
  to: string;
  /** No size is left in this color. @default false */
  isSoldOut?: boolean;
}

export interface ColorPickerProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The visible label. @default 'Color' */
  label?: string;
  /** All colors, in the order of display. */
  options: readonly ColorPickerOption[];
  /** The name of the color that the page shows. */
  value: string;
  /** Called with the index of the color, instead of following its link. Links that open a new tab are followed. */
  onChange?: (index: number) => void;
}

/** The colors of a product, as links to its page in each color, so that they work before the script has loaded. */
export function ColorPicker({ label = 'Color', options, value, onChange, className, ...rest }: ColorPickerProps) {
  const id = useId();
  return (
    <div data-slot="color-picker" {...rest} className={cx(styles.picker, className)}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.options}>
        {options.map(({ color, colorHex, to, isSoldOut = false }, index) => (
          <li key={color}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={color === value ? 'true' : undefined}
              aria-label={isSoldOut ? `${color}, sold out` : undefined}
              data-state={isSoldOut ? 'soldOut' : undefined}
              className={styles.option}
              onClick={(event) => {
                const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
                if (!onChange || opensElsewhere || event.button !== 0) return;
                event.preventDefault();
                onChange(index);
              }}
            >
              <Swatch color={color} colorHex={colorHex} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
