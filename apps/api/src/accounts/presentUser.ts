import type { User } from '@abs/contract';
import type { users } from '../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** A user as the contract shows it: never the hash, never the status. */
export function presentUser(row: UserRow): User {
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

/** One address is one account, however it is typed. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}
