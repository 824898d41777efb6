import type { Session } from '@abs/machines';

/** The contract's own keys: other code of a shop owner may read them. */
const TOKEN = 'token';
const USER = 'user';

/** What storage holds; null when nothing, or nothing usable (blocked storage, damaged JSON). */
export function readSession(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN);
    const user = JSON.parse(localStorage.getItem(USER) ?? 'null');
    return token && typeof user?.userId === 'string' ? { token, user } : null;
  } catch {
    return null;
  }
}

export function saveSession({ token, user }: Session): void {
  try {
    localStorage.setItem(USER, JSON.stringify(user));
    // Last, since other tabs act on it.
    localStorage.setItem(TOKEN, token);
  } catch {
    // Private windows may refuse storage: the session then lasts as long as the page.
  }
}

export function clearSession(): void {
  try {
    localStorage.removeItem(USER);
    localStorage.removeItem(TOKEN);
  } catch {
    // As above.
  }
}

/** Calls back with what storage holds after another tab changed it. @returns a function that stops it. */
export function onSessionStored(callback: (session: Session | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that all of storage was cleared.
    if (event.key === TOKEN || event.key === USER || event.key === null) callback(readSession());
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
