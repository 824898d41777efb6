import { useId } from 'react';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './QuantityStepper.css.ts';
import { stepper } from './QuantityStepper.variants.ts';

export interface QuantityStepperProps {
  /** Pieces now. */
  value: number;
  /** Called with the number one up or one down, never outside `min` to `max`. */
  onChange: (value: number) => void;
  /** What is being counted: 'Palm hoodie'. The buttons are named after it. */
  of: string;
  /** The least one may go down to; 0 where minus at 1 takes the line away. @default 1 */
  min?: number;
  /** The most pieces that can be had; no limit when absent. */
  max?: number;
  /** Why no more can be had. @default 'Only N in stock' */
  maxReason?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** Pieces, one more or one less. At a limit the button stays focusable and says why it does nothing. */
export function QuantityStepper({
  value,
  onChange,
  of,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  maxReason = `Only ${max} in stock`,
  size = 'medium',
}: QuantityStepperProps) {
  const id = useId();
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <fieldset data-slot="quantity-stepper" aria-label={`Quantity of ${of}`} className={stepper({ size })}>
      <button
        type="button"
        className={styles.step}
        aria-label={`One less: ${of}`}
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
        aria-label={`One more: ${of}`}
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
