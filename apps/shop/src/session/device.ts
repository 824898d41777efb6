const DEVICE = 'device';

/**
 * The token that the server gave this browser at its last login, and expects at the next. With it, strangers who guess
 * passwords of an account do not slow down the account's owner on a known device. Kept after a logout, because it gives
 * no access on its own.
 */
export function readDeviceToken(): string | null {
  try {
    return localStorage.getItem(DEVICE);
  } catch {
    return null;
  }
}

export function saveDeviceToken(token: string): void {
  try {
    localStorage.setItem(DEVICE, token);
  } catch {
    // Private windows may refuse storage: the next login is then from an unknown device.
  }
}
