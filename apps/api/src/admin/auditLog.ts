import { pageOf } from '@abs/contract';
import { desc, eq } from 'drizzle-orm';
import { readCounter } from '../db/counters.ts';
import { auditLog, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { toAuditEntry } from './mapper.ts';

/** Lists the changes by admins, newest first. */
export const getAuditLog: Handler<'getAuditLog'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const { limit, by } = query;
    const nobody = by !== undefined && !isUuid(by);
    const total = nobody ? 0 : await readCounter(tx, by ? `audit_log:${by.toLowerCase()}` : 'audit_log');
    const { page, totalPages, offset } = pageOf(total, limit, query.page);
    const rows =
      total === 0
        ? []
        : await tx
            .select({ entry: auditLog, author: users })
            .from(auditLog)
            .innerJoin(users, eq(users.id, auditLog.byUserId))
            .where(by ? eq(auditLog.byUserId, by) : undefined)
            .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
            .limit(limit)
            .offset(offset);
    return {
      entries: rows.map(({ entry, author }) => toAuditEntry(entry, author)),
      pagination: { page, limit, total, totalPages },
    };
  });
