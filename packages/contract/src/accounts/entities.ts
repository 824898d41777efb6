import * as z from 'zod/mini';
import { allAdditive } from '../additive.ts';
import { described, named } from '../named.ts';
import { pagination } from '../shared/entities.ts';
import { nullable, timestamp } from '../shared/scalars.ts';
import { genders, userTypes } from './values.ts';

export const user = named(
  'User',
  z.object({
    userId: z.string(),
    firstName: described(nullable(z.string()), 'Null until the profile is completed.'),
    lastName: described(nullable(z.string()), 'Null until the profile is completed.'),
    email: z.string(),
    gender: described(nullable(z.enum(genders)), 'Null until the profile is completed.'),
    avatar: described(nullable(z.string()), 'The URL of a picture of the user.'),
    createdAt: described(timestamp, 'When the account was opened.'),
    userType: described(z.enum(userTypes), '`Admin` may use the back office.'),
  }),
  'A person with an account.',
);
export type User = z.infer<typeof user>;

export const userCredentials = named(
  'UserCredentials',
  z.extend(user, { token: described(z.string(), 'The bearer token of the new session.') }),
  'The logged-in user with a bearer token.',
);
export type UserCredentials = z.infer<typeof userCredentials>;

export const accountSession = named(
  'AccountSession',
  z.object({
    id: z.string(),
    device: described(nullable(z.string()), 'Browser and system, such as `Chrome on Android`; null if not known.'),
    createdAt: described(timestamp, 'When the user logged in.'),
    lastUsedAt: described(timestamp, 'The last request, to the minute.'),
    isCurrent: described(z.boolean(), 'Whether this request belongs to it.'),
  }),
  'A device on which the user is logged in.',
);
export type AccountSession = z.infer<typeof accountSession>;

/** The pagination of a profile's orders. The basic contract has it, but does not name its fields. */
export const profilePagination = allAdditive(pagination);
