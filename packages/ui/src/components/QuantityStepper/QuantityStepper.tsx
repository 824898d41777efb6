import { useId } from 'react';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './QuantityStepper.css.ts';
import { stepper } from './QuantityStepper.variants.ts';

export interface QuantityStepperProps {
  /** The number of pieces. */
  value: number;
  /** Called with the number, one up or one down, always within `min` and `max`. */
  onChange: (value: number) => void;
  /** What is counted, such as 'Palm hoodie'. It is part of the buttons' names. */
  itemName: string;
  /** The lowest number; 0 if the minus button removes the line. @default 1 */
  min?: number;
  /** The highest number. No limit by default. */
  max?: number;
  /** Why the number cannot be higher. @default 'Only N in stock' */
  maxReason?: string;
  /** The size of the buttons. @default 'medium' */
  size?: 'small' | 'medium';
}

/** A number of pieces with plus and minus buttons. At a limit the button stays focusable and explains the limit. */
export function QuantityStepper({
  value,
  onChange,
  itemName,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  maxReason = `Only ${max} in stock`,
  size = 'medium',
}: QuantityStepperProps) {
  const id = useId();
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <fieldset data-slot="quantity-stepper" aria-label={`Quantity of ${itemName}`} className={stepper({ size })}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Decrease quantity of ${itemName}`}
        aria-disabled={atMin || undefined}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <MinusIcon size={18} />
      </button>
      <output data-slot="quantity" className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={`Increase quantity of ${itemName}`}
        aria-disabled={atMax || undefined}
        aria-describedby={atMax ? `${id}-limit` : undefined}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <PlusIcon size={18} />
      </button>
      {atMax && <VisuallyHidden id={`${id}-limit`}>{maxReason}</VisuallyHidden>}
    </fieldset>
  );
}
