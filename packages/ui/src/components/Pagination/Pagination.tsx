import type { MouseEvent } from 'react';
import { pageWindow } from '../../lib/pageWindow.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  totalPages: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Called when a page is chosen, before the browser follows the link. */
  onNavigate?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The accessible name of the navigation. @default 'Pages' */
  label?: string;
  /** Keeps the scroll position on navigation. @default false */
  preventScrollReset?: boolean;
}

/**
 * Links to at most five pages around the current one. They are links, so that they open in tabs and the Back button
 * works. Renders nothing for a single page.
 */
export function Pagination({
  page,
  totalPages,
  hrefFor,
  onNavigate,
  label = 'Pages',
  preventScrollReset,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const current = Math.min(Math.max(1, page), totalPages);
  const link = (target: number) => ({
    to: hrefFor(target),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onNavigate?.(target, event),
    className: styles.item,
    preventScrollReset,
  });
  const step = (target: number, name: string, Icon: typeof ArrowLeftIcon) =>
    target < 1 || target > totalPages ? (
      <span aria-hidden="true" className={styles.item} data-state="off">
        <Icon size={20} />
      </span>
    ) : (
      <Link {...link(target)} aria-label={name} rel={target < current ? 'prev' : 'next'}>
        <Icon size={20} />
      </Link>
    );
  return (
    <nav data-slot="pagination" aria-label={label}>
      <ul className={styles.list}>
        <li>{step(current - 1, 'Previous page', ArrowLeftIcon)}</li>
        {pageWindow(current, totalPages).map((number) => (
          <li key={number}>
            <Link
              {...link(number)}
              aria-label={`Page ${number}`}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>{step(current + 1, 'Next page', ArrowRightIcon)}</li>
      </ul>
    </nav>
  );
}
