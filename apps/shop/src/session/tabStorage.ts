/**
 * Stores values that this tab needs across reloads and detours. If storage is refused (private windows, policies), the
 * tab forgets them, and its screens ask the user again.
 */
const PREFIX = 'abs.';

export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Forgotten, see above.
  }
}

/** The remembered value; null if there is none, or if it cannot be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}
