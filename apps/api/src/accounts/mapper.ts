import type { User } from '@abs/contract/entities';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { users } from '../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** A user as the contract shows it: never the hash, never the status. */
export function toUser(row: UserRow): User {
  return {
    userId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    gender: row.gender,
    avatar: row.avatar,
    createdAt: row.createdAt.toISOString(),
    userType: row.userType,
  };
}

/** What to call somebody: by name, or by e-mail address where there is none yet. */
export function nameOf(row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;
}

/** What `users.search_text` holds; the name comes first, so that sorting by it sorts by name. */
export function userSearchText(row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return normalizeSearchWords(row.firstName, row.lastName, row.email);
}
