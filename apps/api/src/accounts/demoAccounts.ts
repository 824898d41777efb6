import { eq, type SQL } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { UserRow } from './mapper.ts';

/**
 * The passwords of demo accounts may be known to everybody, and the accounts outlive the setting in a database that was
 * once started with demo data: in a shop without, they are as if they did not exist.
 */
export const isClosedDemo = ({ isDemo }: Pick<UserRow, 'isDemo'>, { config }: Pick<Services, 'config'>): boolean =>
  isDemo && !config.demo;

/** The same as a condition of a query: true for accounts that may be used. */
export const isNoClosedDemo = ({ config }: Pick<Services, 'config'>): SQL | undefined =>
  config.demo ? undefined : eq(users.isDemo, false);
