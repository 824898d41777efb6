import type { Filling, LastSeen } from './filling.ts';
import { LAST_SEEN_KEY } from './key.ts';

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/**
 * A page as the signed-in user of this device saw it last; undefined if there is none.
 * @param address path and query
 * @throws if storage is blocked or damaged
 */
export function lastSeenAt(address: string): Filling | undefined {
  const { owner, pages } = read(LAST_SEEN_KEY) as LastSeen;
  return localStorage.getItem('token') && read('user').userId === owner ? pages[address] : undefined;
}
