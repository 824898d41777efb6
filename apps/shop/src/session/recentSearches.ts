/** What was searched for on this device, the latest first. It never leaves the device, and goes with the account that logs out. */
import { limits } from '@abs/contract';

const KEY = 'recentSearches';
const KEPT = 6;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limits.SEARCH_MAX_LENGTH;

/** What is stored, as far as it can be read: other code, or an older shop, may have written it. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isSearch))].slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function save(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Private windows may refuse storage: the search then starts from scratch.
  }
}

/** Puts a search first; one that was there moves up, whatever its case. */
export function rememberSearch(search: string): void {
  const text = search.trim();
  if (!isSearch(text)) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  save([text, ...others].slice(0, KEPT));
}

export function forgetSearch(search: string): void {
  save(recentSearches().filter((other) => other !== search));
}

export function forgetSearches(): void {
  save([]);
}
