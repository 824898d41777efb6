const DEVICE = 'device';

/**
 * What the server gave this browser at its last login, and wants to see at the next: strangers who guess at an account
 * then slow down nobody who has been here before. Kept after logging out; it lets nobody in by itself.
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
    // Private windows may refuse storage: the device is then a stranger's at the next login.
  }
}
