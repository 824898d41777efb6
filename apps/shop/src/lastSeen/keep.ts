import type { Filling, LastSeen } from './filling.ts';
import { LAST_SEEN_KEY } from './key.ts';

/** Forgets all pages. */
export function forgetLastSeen(): void {
  try {
    localStorage.removeItem(LAST_SEEN_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Whether storage has the session of a user. */
export function isStoredUser(userId: string): boolean {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    return localStorage.getItem('token') !== null && (user as { userId?: string } | null)?.userId === userId;
  } catch {
    return false;
  }
}

/** The stored pages of a user; none if storage has those of another user, or cannot be read. */
function storedPages(owner: string): LastSeen['pages'] {
  try {
    const stored: Partial<LastSeen> | null = JSON.parse(localStorage.getItem(LAST_SEEN_KEY) ?? 'null');
    return stored?.owner === owner ? { ...stored.pages } : {};
  } catch {
    return {};
  }
}

/**
 * Keeps a page as its user sees it now, in place of all pages of other users. If storage is full, nothing is kept,
 * because the former page would be outdated.
 * @param owner the user's id
 * @param filling null for a page without content
 */
export function keepLastSeen(owner: string, path: string, filling: Filling | null): void {
  const { [path]: _former, ...others } = storedPages(owner);
  const pages = filling ? { ...others, [path]: filling } : others;
  try {
    localStorage.setItem(LAST_SEEN_KEY, JSON.stringify({ owner, pages } satisfies LastSeen));
  } catch {
    forgetLastSeen();
  }
}
