import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { RefreshIcon } from '../Icon/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What there is none of: 'Your cart is empty.' */
  title: ReactNode;
  /** What one may do about it. */
  children?: ReactNode;
  /** The way on: a ButtonLink. */
  action?: ReactNode;
  /** The title's level in the outline. @default 2 */
  level?: 1 | 2 | 3;
  /** Stands inside a table or a section: less space around it. @default false */
  dense?: boolean;
}

/** Nothing here yet, and the way on. */
export function EmptyState({ title, children, action, level = 2, dense = false }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" className={cx(styles.state, dense && styles.dense)}>
      <div className={styles.text}>
        <Heading level={level} size={dense ? 'lead' : 'title'}>
          {title}
        </Heading>
        {children && <Text tone="muted">{children}</Text>}
      </div>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** What happened, as the server or the client worded it. */
  message: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** A retry is under way. @default false */
  retrying?: boolean;
  /** @default 'Refresh' */
  retryLabel?: string;
  /** Stands inside a table or a section: less space around it. @default false */
  dense?: boolean;
}

/** Something could not be loaded: what happened, and a button that tries again. Read out at once. */
export function ErrorState({
  message,
  onRetry,
  retrying = false,
  retryLabel = 'Refresh',
  dense = false,
}: ErrorStateProps) {
  return (
    <div data-slot="error-state" role="alert" className={cx(styles.state, dense && styles.dense)}>
      <Text size={dense ? 'lead' : 'title'} weight="bold">
        {message}
      </Text>
      {onRetry && (
        <Button variant="secondary" size={dense ? 'compact' : 'medium'} pending={retrying} onClick={onRetry}>
          {!retrying && <RefreshIcon size={20} />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
