import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';

/**
 * Why a part of the app failed to load. `offline`: there is no connection. `newVersion`: the shop was deployed since
 * this page was opened. `failed`: neither. `stuck`: trying again did not help, but a reload may.
 */
export type LoadProblem = 'offline' | 'newVersion' | 'failed' | 'stuck';

export interface LoadFailureProps {
  problem: LoadProblem;
  /** Another attempt is running. @default false */
  retrying?: boolean;
  /** Tries again. */
  onRetry: () => void;
  /** Reloads the page, where that can help. */
  onReload: () => void;
}

/** What happened, and what the visitor can do. */
export const loadProblemTexts: Record<LoadProblem, { title: string; advice: string }> = {
  offline: {
    title: 'You seem to be offline',
    advice: 'Check your connection. We’ll try again as soon as you’re back online.',
  },
  newVersion: { title: 'A new version is available', advice: 'Reload the page to continue.' },
  failed: { title: 'This part of the page didn’t load', advice: 'Please try again.' },
  stuck: { title: 'This part of the page didn’t load', advice: 'Reload the page to try again.' },
};

/** Offers what can help: another attempt or a reload. */
export function RecoveryButton({ problem, retrying = false, onRetry, onReload }: LoadFailureProps): ReactNode {
  if (problem === 'newVersion' || problem === 'stuck') return <Button onClick={onReload}>Reload</Button>;
  return (
    <Button onClick={onRetry} pending={retrying}>
      Try again
    </Button>
  );
}
