/** Where a person was when they were sent to log in; survives reloads and the detour over sign-up. */
const KEY = 'abs.from';

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // They land on the front page then.
  }
}

/** The remembered path, once: reading forgets it. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return null;
  }
}
