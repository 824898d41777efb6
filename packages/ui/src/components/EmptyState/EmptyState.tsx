import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { RefreshIcon } from '../Icon/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing, such as 'Your cart is empty.' */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** The next step, usually a ButtonLink. */
  action?: ReactNode;
  /** The title's level in the document outline. @default 2 */
  level?: 1 | 2 | 3;
  /** Uses less space, for use inside a table or section. @default false */
  dense?: boolean;
}

/** Says that there is nothing to show, and offers a next step. */
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
  /** What happened, in the words of the server or the client. */
  message: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** A retry is running. @default false */
  retrying?: boolean;
  /** The text of the retry button. @default 'Refresh' */
  retryLabel?: string;
  /** Uses less space, for use inside a table or section. @default false */
  dense?: boolean;
}

/** Says that loading failed, and offers to try again. Screen readers announce it immediately. */
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
          <span>{retryLabel}</span>
        </Button>
      )}
    </div>
  );
}
