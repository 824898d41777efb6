import type { User } from '@abs/contract';
import type { Session, StoredSession } from '@abs/machines';
import { LAST_SEEN_KEY } from '../lastSeen/key.ts';
import { toastError } from '../lib/toast.ts';

/** The contract defines these keys, because other code of a shop owner may read them. */
const TOKEN = 'token';
const USER = 'user';

/**
 * The stored session; null without a token. A token may be stored without a usable user. If storage is blocked, the
 * session is null, and a toast says that the browser keeps nothing.
 */
export function readSession(): StoredSession | null {
  try {
    const token = localStorage.getItem(TOKEN);
    return token ? { token, user: parseUser(localStorage.getItem(USER)) } : null;
  } catch {
    toastError('Your browser keeps no data of this shop.', { description: 'After a reload you have to log in again.' });
    return null;
  }
}

function parseUser(stored: string | null): User | null {
  try {
    const user = JSON.parse(stored ?? 'null');
    return typeof user?.userId === 'string' ? user : null;
  } catch {
    return null;
  }
}

export function saveSession({ token, user }: Session): void {
  try {
    localStorage.setItem(USER, JSON.stringify(user));
    // Last, because other tabs act on it.
    localStorage.setItem(TOKEN, token);
  } catch {
    // Private windows may refuse storage: the session then lasts as long as the page.
  }
}

/** Forgets the session, and what the device keeps for its user. */
export function clearSession(): void {
  try {
    for (const key of [LAST_SEEN_KEY, USER, TOKEN]) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Calls back with the stored session after another tab has changed it. @returns a function that stops this */
export function onSessionStored(callback: (session: Session | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that all of storage was cleared.
    if (event.key !== TOKEN && event.key !== USER && event.key !== null) return;
    const stored = readSession();
    // A session is incomplete while the other tab is writing or clearing it.
    callback(stored?.user ? { token: stored.token, user: stored.user } : null);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
