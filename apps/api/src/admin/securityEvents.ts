import { limits, pageOf } from '@abs/contract';
import { count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { securityEvents, users } from '../db/schema.ts';
import { countedAddress } from '../http/clientAddress.ts';
import type { Handler } from '../http/handler.ts';
import { toSecurityEvent } from './mapper.ts';

/** Lists security events, newest first. Only a search finds the many sign-ins of customers. */
export const getSecurityEvents: Handler<'getSecurityEvents'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const where = query.search === '' ? isNoteworthy : concerns(query.search);
    const counted = tx
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.userId))
      .where(where)
      .limit(limits.ADMIN_SEARCH_CAP)
      .as('counted');
    const [row] = await tx.select({ total: count() }).from(counted);
    const total = row?.total ?? 0;
    const { page, totalPages, offset } = pageOf(total, query.limit, query.page);
    const rows = await tx
      .select({ event: securityEvents, user: users })
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.userId))
      .where(where)
      .orderBy(desc(securityEvents.lastAt), desc(securityEvents.id))
      .limit(query.limit)
      .offset(offset);
    return {
      events: rows.map(({ event, user }) => toSecurityEvent(event, user)),
      pagination: { page, limit: query.limit, total, totalPages },
    };
  });

const isNoteworthy = or(ne(securityEvents.kind, 'signIn'), eq(users.userType, 'Admin'));

const concerns = (search: string): SQL | undefined =>
  or(
    sql`position(${search.toLowerCase()} in ${securityEvents.email}) > 0`,
    eq(securityEvents.address, countedAddress(search)),
  );
