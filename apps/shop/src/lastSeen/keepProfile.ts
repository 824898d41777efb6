import type { User } from '@abs/contract';
import { profileFilling } from './fillings.ts';
import { isStoredUser, keepLastSeen } from './keep.ts';

/** Keeps the profile of a user on this device; nothing if their session has ended in the meantime. */
export function keepProfile(user: User, totalOrders: number): void {
  if (isStoredUser(user.userId)) keepLastSeen(user.userId, '/user/profile', profileFilling(user, totalOrders));
}
