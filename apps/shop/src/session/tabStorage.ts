/**
 * What this tab must remember over reloads and detours. Storage may be refused (private windows, policies): then the
 * tab forgets, and its screens ask again.
 */
const PREFIX = 'abs.';

export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Forgotten, see above.
  }
}

/** What was remembered; null when nothing, or nothing readable. */
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
