import { createContext } from 'react';
import type { LoadProblem } from '../LoadFailure/index.ts';

/** How the app recovers when its own code fails to load. */
export interface LoadRecovery {
  /** Finds out why code failed to load. Called after each failure; it may reload the page for a new version. */
  diagnose: () => Promise<Exclude<LoadProblem, 'stuck'>>;
  /** Removes what would make the next attempt fail. */
  prepareRetry: () => Promise<void>;
  /** Reloads the page and keeps the entered values. */
  reload: () => void;
}

const defaultRecovery: LoadRecovery = {
  diagnose: async () => (navigator.onLine ? 'failed' : 'offline'),
  prepareRetry: async () => {},
  reload: () => window.location.reload(),
};

export const LoadRecoveryContext = createContext<LoadRecovery>(defaultRecovery);

/** Provides the app's recovery to every lazy part below it. */
export const LoadRecoveryProvider = LoadRecoveryContext.Provider;
