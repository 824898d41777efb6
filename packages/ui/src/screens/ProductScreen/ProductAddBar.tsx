import type { Product } from '@abs/contract';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Price } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import * as styles from './ProductAddBar.css.ts';
import type { ProductChoice } from './ProductChoices.tsx';

/** Whether an element is outside the screen; false until that is known. */
function useIsOffScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOffScreen, setOffScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOffScreen(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOffScreen;
}

export interface ProductAddBarProps {
  product: Product;
  choice: ProductChoice;
  /** The buttons that the bar replaces while they are outside the screen. */
  buttons: RefObject<HTMLElement | null>;
  /** The product is being added. */
  pending: boolean;
  onAdd: () => void;
}

/**
 * On phones, a bar at the bottom of the screen that adds the chosen product while the page's own button is outside the
 * screen.
 */
export function ProductAddBar({ product, choice, buttons, pending, onAdd }: ProductAddBarProps) {
  const isShown = useIsOffScreen(buttons);
  if (!isShown) return null;
  const { color, variant } = choice;
  return (
    <div data-slot="product-add-bar" className={styles.place}>
      <div className={styles.bar}>
        <p className={styles.text}>
          <Price amount={product.price} className={styles.price} />
          <span className={styles.chosen}>
            {variant?.size ? isolated`${color}, ${variant.size}` : <bdi>{color}</bdi>}
          </span>
        </p>
        <Button size="small" pending={pending} onClick={onAdd}>
          {variant ? 'Add' : 'Choose size'}
        </Button>
      </div>
    </div>
  );
}
