import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './IconButton.css.ts';

interface IconButtonBaseProps {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string;
  /** The icon, and a Badge beside it where there is one. */
  children: ReactNode;
  /** Draws an edge around it. @default false */
  outlined?: boolean;
  /** 'compact' is for rows of the admin area; under a finger it is as large as any other. @default 'medium' */
  size?: 'compact' | 'medium';
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    IconButtonBaseProps {}

/** A button that shows an icon alone. */
export function IconButton({
  label,
  outlined = false,
  size = 'medium',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(styles.button, size === 'compact' && styles.compact, outlined && styles.outlined, className)}
    />
  );
}

export interface IconLinkProps extends Omit<LinkProps, 'children' | 'aria-label'>, IconButtonBaseProps {}

/** A link that shows an icon alone. */
export function IconLink({ label, outlined = false, size = 'medium', className, ...rest }: IconLinkProps) {
  return (
    <Link
      data-slot="icon-button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.button, size === 'compact' && styles.compact, outlined && styles.outlined, className)}
    />
  );
}
