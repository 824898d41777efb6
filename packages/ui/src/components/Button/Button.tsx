import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';
import { button } from './Button.variants.ts';

export interface ButtonStyleProps {
  /** 'primary' is for the main action of a screen, 'soft' for an action that repeats in a list. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
  /** 'compact' is for the admin area. @default 'medium' */
  size?: 'compact' | 'small' | 'medium';
  /** Fills the width of the container. @default false */
  full?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Shows a spinner and ignores presses, but keeps focus. @default false */
  pending?: boolean;
}

/** A button for an action. Use ButtonLink for navigation. */
export function Button({
  variant = 'primary',
  size = 'medium',
  full = false,
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop focus, so a second press of a submit button is stopped here.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-slot="button"
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...rest}
      type={type}
      onClick={press}
      className={button({ variant, size, full, className })}
    >
      {pending && <Spinner />}
      <span className={styles.content}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, ButtonStyleProps {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  full = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link data-slot="button" {...rest} className={button({ variant, size, full, className })} />;
}
