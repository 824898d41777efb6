import type { User } from '@abs/contract/entities';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { users } from '../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** The type for others: a deleted customer stays a customer. */
export const userTypeOf = ({ userType }: Pick<UserRow, 'userType'>): User['userType'] =>
  userType === 'Admin' ? 'Admin' : 'Customer';

/** A user in the format of the contract, without password hash and status. */
export function toUser(row: UserRow): User {
  return {
    userId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    gender: row.gender,
    avatar: row.avatar,
    createdAt: row.createdAt.toISOString(),
    userType: userTypeOf(row),
  };
}

/** The user's full name, or the e-mail address if the profile has no name yet. */
export function nameOf(row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;
}

/** The value of `users.search_text`. The name comes first, so that sorting by this column sorts by name. */
export function userSearchText(row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return normalizeSearchWords(row.firstName, row.lastName, row.email);
}
