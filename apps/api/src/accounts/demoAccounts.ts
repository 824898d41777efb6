import { eq, type SQL } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { UserRow } from './mapper.ts';

/**
 * Demo accounts may have public passwords, and stay in the database when the shop later runs without demo data. Such a
 * shop treats them as if they did not exist.
 */
export const isClosedDemo = ({ isDemo }: Pick<UserRow, 'isDemo'>, { config }: Pick<Services, 'config'>): boolean =>
  isDemo && !config.demo;

/** The opposite as a query condition: matches the accounts that may be used. */
export const isNoClosedDemo = ({ config }: Pick<Services, 'config'>): SQL | undefined =>
  config.demo ? undefined : eq(users.isDemo, false);
