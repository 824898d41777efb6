/**
 * Stores values that this tab needs across reloads and detours. If the browser refuses storage (private windows,
 * policies), they last until the page is closed or reloaded.
 */
const PREFIX = 'abs.';

/** The values that storage refused. Empty on the server, which remembers nothing. */
const refused = new Map<string, string>();

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(PREFIX + key, text);
    refused.delete(key);
  } catch {
    if (typeof window !== 'undefined') refused.set(key, text);
  }
}

/** The remembered value; null if there is none, or if it cannot be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(refused.get(key) ?? sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  refused.delete(key);
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}
