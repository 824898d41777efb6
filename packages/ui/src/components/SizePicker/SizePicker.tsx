import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { isolated } from '../../lib/isolated.ts';
import { AlertIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './SizePicker.css.ts';

export interface SizePickerOption {
  size: string;
  /** The pieces in stock; null if the product does not exist in this size. */
  quantity: number | null;
  /** The page of the product in this size, for browsers that run no script. */
  to?: string;
}

export interface SizePickerProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The visible label. @default 'Size' */
  label?: string;
  /** All sizes, in the order of display. */
  options: readonly SizePickerOption[];
  /** The chosen size; null before one is chosen. */
  value: string | null;
  onChange: (size: string) => void;
  /** Why the choice is needed, such as 'Choose a size'. */
  error?: ReactNode;
  /** A link beside the label, such as the one to the size guide. */
  guide?: ReactNode;
}

const FEW_LEFT = 5;
const nameOf = (size: string) => size.trim() || 'One size';

/** The note on a size next to its name. */
function statusOf({ quantity }: SizePickerOption): string | null {
  if (quantity === null) return 'not made in this color';
  if (quantity <= 0) return 'sold out';
  return quantity <= FEW_LEFT ? `only ${quantity} left` : null;
}

/** Moves the focus into a size picker, to the size that is chosen or to the first that can be. */
export const focusSizePicker = (picker: HTMLElement | null): void =>
  (picker?.querySelector<HTMLElement>('input:checked') ?? picker?.querySelector<HTMLElement>('input:enabled'))?.focus();

/** The sizes of a product, one of which the visitor chooses. Sizes that are sold out can be chosen too. */
export function SizePicker({
  label = 'Size',
  options,
  value,
  onChange,
  error,
  guide,
  className,
  ...rest
}: SizePickerProps) {
  const id = useId();
  const chosen = options.find(({ size }) => size === value);
  const isMissing = value !== null && (chosen?.quantity ?? null) === null;
  const status = chosen && !isMissing && statusOf(chosen);
  return (
    <div data-slot="size-picker" {...rest} className={cx(styles.picker, className)}>
      <div className={styles.head}>
        <p>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {chosen && !isMissing && (
            <span aria-hidden="true">
              {' '}
              <bdi>{nameOf(chosen.size)}</bdi>
            </span>
          )}
          {status && (
            <Text as="span" tone={chosen.quantity === 0 ? 'muted' : 'warning'} aria-hidden="true">
              {` · ${status}`}
            </Text>
          )}
        </p>
        {guide}
      </div>
      <div
        role="radiogroup"
        data-slot="size-options"
        aria-labelledby={`${id}-label`}
        aria-describedby={error || isMissing ? `${id}-message` : undefined}
        aria-invalid={error ? true : undefined}
        aria-required="true"
        className={styles.options}
      >
        {options.map((option) => (
          <label key={option.size} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.size}
              checked={option === chosen && !isMissing}
              disabled={option.quantity === null}
              data-state={option.quantity === 0 ? 'soldOut' : undefined}
              onChange={() => onChange(option.size)}
              aria-label={[nameOf(option.size), statusOf(option)].filter(Boolean).join(', ')}
              className={styles.input}
            />
            <span dir="auto" className={styles.text}>
              {nameOf(option.size)}
            </span>
          </label>
        ))}
      </div>
      <SizeLinks options={options} value={value} />
      {error && (
        // A new element, because one from the server might have a different id.
        <p id={`${id}-message`} className={styles.error}>
          <AlertIcon size={20} />
          <span>{error}</span>
        </p>
      )}
      <div role="status" className={styles.status}>
        {!error && isMissing && <p id={`${id}-message`}>{isolated`Not made in ${value}. Choose another size.`}</p>}
      </div>
    </div>
  );
}

/** The sizes as links, for browsers without script. */
function SizeLinks({ options, value }: Pick<SizePickerProps, 'options' | 'value'>) {
  return (
    <noscript>
      <ul className={styles.links}>
        {options.map(({ size, quantity, to }) => (
          <li key={size}>
            {to === undefined || quantity === null ? (
              <span dir="auto" className={styles.unmade}>
                {nameOf(size)}
              </span>
            ) : (
              <Link
                to={to}
                dir="auto"
                aria-current={size === value ? 'true' : undefined}
                aria-label={quantity === 0 ? `${nameOf(size)}, sold out` : undefined}
                data-state={quantity === 0 ? 'soldOut' : undefined}
                className={styles.link}
              >
                {nameOf(size)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
