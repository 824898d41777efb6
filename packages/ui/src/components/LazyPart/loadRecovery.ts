import { createContext } from 'react';
import type { LoadProblem } from '../LoadFailure/index.ts';

/** What the app knows about loading its own code: components only show it. */
export interface LoadRecovery {
  /** Why code did not load. Asked after each failure; it may reload the page for a new version. */
  diagnose: () => Promise<Exclude<LoadProblem, 'stuck'>>;
  /** Clears away what would make another attempt fail. */
  prepareRetry: () => Promise<void>;
  /** Reloads the page and keeps what was typed. */
  reload: () => void;
}

const defaultRecovery: LoadRecovery = {
  diagnose: async () => (navigator.onLine ? 'failed' : 'offline'),
  prepareRetry: async () => {},
  reload: () => window.location.reload(),
};

export const LoadRecoveryContext = createContext<LoadRecovery>(defaultRecovery);

/** Lends the app's knowledge about loading to every lazy part below it. */
export const LoadRecoveryProvider = LoadRecoveryContext.Provider;
