import { createContext } from 'react';

/** The maximum number of remounts of a page in a period. After that it shows its error. */
const LIMIT = 3;
const PERIOD_MS = 10_000;

/** When the page around a component was last remounted; 0 if never. */
export const RemountContext = createContext(0);

/**
 * Whether React could not change the page because something else had changed it: a translator, an extension, an ad
 * blocker. Browsers use different messages, but the same names.
 */
export const isFromChangedPage = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError');

/**
 * Adds a remount to the earlier ones of a page.
 * @returns null if there were too many in the period
 */
export function addRemount(earlier: readonly number[]): readonly number[] | null {
  const now = performance.now();
  const recent = earlier.filter((at) => now - at < PERIOD_MS);
  return recent.length < LIMIT ? [...recent, now] : null;
}
