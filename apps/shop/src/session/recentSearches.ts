/** The recent searches on this device, the latest first. They never leave the device, and a logout removes them. */
import { limits } from '@abs/contract';

const KEY = 'recentSearches';
const KEPT = 6;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limits.SEARCH_MAX_LENGTH;

/** The stored searches that can be read. Other code, or an older version of the shop, may have written the value. */
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
    // Private windows may refuse storage: searches are then not remembered.
  }
}

/** Puts a search first. A stored search moves up, even if its case differs. */
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
