import type { ComponentProps } from 'react';
import { Button } from '../Button/index.ts';
import { HeartIcon } from '../Icon/index.ts';
import * as styles from './HeartButton.css.ts';

export interface HeartButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'aria-pressed'> {
  /** The name of the product. */
  name: string;
  /** The color that it saves, because each color of a style has its own heart. */
  color: string;
  /** The product is in the wishlist. */
  pressed: boolean;
  /** Adds the product to the wishlist, or removes it. */
  onToggle: () => void;
  /** 'labelled' has a word next to the heart; 'icon' is for the corner of a picture. @default 'icon' */
  variant?: 'icon' | 'labelled';
}

/**
 * A heart that saves a product for later. Its name stays the same; its pressed state shows whether the product is
 * saved.
 */
export function HeartButton({ name, color, pressed, onToggle, variant = 'icon', ...rest }: HeartButtonProps) {
  const label = `Save ${name}${color && `, ${color}`}`;
  if (variant === 'labelled') {
    return (
      <Button
        variant="quiet"
        size="small"
        {...rest}
        data-slot="heart-button"
        aria-label={label}
        aria-pressed={pressed}
        onClick={onToggle}
      >
        <HeartIcon size={20} className={styles.icon} />
        Save
      </Button>
    );
  }
  return (
    <button
      {...rest}
      type="button"
      data-slot="heart-button"
      aria-label={label}
      aria-pressed={pressed}
      className={styles.button}
      onClick={onToggle}
    >
      <span className={styles.mark}>
        <HeartIcon size={20} className={styles.icon} />
      </span>
    </button>
  );
}
