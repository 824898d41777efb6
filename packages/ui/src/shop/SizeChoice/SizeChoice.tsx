import type { SizeOption } from '@abs/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CloseIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import * as styles from './SizeChoice.css.ts';

export interface SizeChoiceProps {
  /** The product's name, for screen readers. */
  name: string;
  /** The sizes in the order of display. Those without stock cannot be chosen. */
  sizes: readonly SizeOption[];
  /** Called with the id of the product in the chosen size. */
  onChoose: (productId: string) => void;
  /**
   * Called on Escape and the close button, on a press elsewhere, and when the focus leaves it.
   * @param reason 'left' if the focus or a press is already elsewhere, so that the focus must not be moved
   */
  onClose: (reason: 'closed' | 'left') => void;
}

/** The sizes of a product as buttons, over the foot of its card. The first that can be chosen takes the focus. */
export function SizeChoice({ name, sizes, onChoose, onClose }: SizeChoiceProps) {
  const root = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const first = ['[data-slot="size-choice-option"]:enabled', 'button'].map((selector) =>
      root.current?.querySelector<HTMLElement>(selector),
    );
    first.find(Boolean)?.focus();
  }, []);
  // Not every browser focuses a pressed element, so a press elsewhere may not move the focus.
  useEffect(() => {
    const closeOnOutsidePress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onClose('left');
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    document.addEventListener('focusin', closeOnOutsidePress);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      document.removeEventListener('focusin', closeOnOutsidePress);
    };
  }, [onClose]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose('closed');
  };

  return (
    <fieldset
      ref={root}
      data-slot="size-choice"
      aria-label={`Choose a size: ${name}`}
      className={styles.choice}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <span aria-hidden="true">Size</span>
        <IconButton label="Close sizes" onClick={() => onClose('closed')}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <div className={styles.options}>
        {sizes.map(({ id, size, quantity }) => (
          <button
            key={id}
            type="button"
            data-slot="size-choice-option"
            dir="auto"
            disabled={quantity === 0}
            aria-label={quantity === 0 ? `${size}, sold out` : `${size}, add to cart: ${name}`}
            className={styles.option}
            onClick={() => onChoose(id)}
          >
            {size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
