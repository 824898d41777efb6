import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './ProsePage.css.ts';

/** A list in running text. Its children are `li` elements. */
export function ProseList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="prose-list" {...rest} className={cx(styles.list, className)} />;
}

/** A link in running text. */
export function ProseLink({ className, ...rest }: LinkProps) {
  return <Link data-slot="prose-link" {...rest} className={cx(styles.link, className)} />;
}
