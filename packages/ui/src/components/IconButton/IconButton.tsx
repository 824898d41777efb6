import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './IconButton.css.ts';

interface IconButtonBaseProps {
  /** The accessible name and tooltip. */
  label: string;
  /** The icon, optionally with a Badge. */
  children: ReactNode;
  /** Adds a border. @default false */
  outlined?: boolean;
  /** 'compact' is for rows in the admin area; on touch screens it is as large as any other. @default 'medium' */
  size?: 'compact' | 'medium';
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    IconButtonBaseProps {}

/** A button with an icon and no visible text. */
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

/** A link with an icon and no visible text. */
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
