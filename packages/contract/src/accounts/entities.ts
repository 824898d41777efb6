import * as z from 'zod/mini';
import { allAdditive } from '../additive.ts';
import { named } from '../named.ts';
import { pagination } from '../shared/entities.ts';
import { nullable, timestamp } from '../shared/scalars.ts';
import { genders, userTypes } from './values.ts';

export const user = named(
  'User',
  z.object({
    userId: z.string(),
    firstName: nullable(z.string()),
    lastName: nullable(z.string()),
    email: z.string(),
    gender: nullable(z.enum(genders)),
    avatar: nullable(z.string()),
    createdAt: timestamp,
    userType: z.enum(userTypes),
  }),
);
export type User = z.infer<typeof user>;

/** The answer of login and e-mail verification: the user's fields plus the bearer token. */
export const userCredentials = named('UserCredentials', z.extend(user, { token: z.string() }));
export type UserCredentials = z.infer<typeof userCredentials>;

/** The pagination of a profile's orders. The basic contract has it, but does not name its fields. */
export const profilePagination = allAdditive(pagination);
