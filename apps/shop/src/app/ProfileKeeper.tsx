import type { User } from '@abs/contract';
import { useEffect } from 'react';
import { keepProfile } from '../lastSeen/keepProfile.ts';

/** Keeps the loaded profile on this device, for the next visit. */
export function ProfileKeeper({ user, totalOrders }: { user: User; totalOrders: number }) {
  useEffect(() => keepProfile(user, totalOrders), [user, totalOrders]);
  return null;
}
