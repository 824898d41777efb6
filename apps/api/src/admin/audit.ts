import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, CallName } from '@abs/contract';
import type { Tx } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { SessionUser } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Fields = Record<string, unknown>;

export type Change = {
  /** The call that makes the change. */
  action: CallName;
  subject: AuditEntry['subject'];
  /** The subject's fields before the change; null if it is new. May include unchanged fields. */
  before: Fields | null;
  /** The same fields after the change; null if the subject no longer exists. */
  after: Fields | null;
};

/**
 * Records the fields that an admin changed, and nothing if no field differs. Call it in the transaction that makes the
 * change, so that both are committed or neither.
 */
export async function recordChange(
  tx: Tx,
  services: Pick<Services, 'now'>,
  admin: Pick<SessionUser, 'id'>,
  change: Change,
): Promise<void> {
  await recordChanges(tx, services, admin, [change]);
}

/** Records several changes of one call. */
export async function recordChanges(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { id: byUserId }: Pick<SessionUser, 'id'>,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap(({ action, subject, before, after }) => {
    const changed = changedFields(before, after);
    if (changed.length === 0) return [];
    return {
      byUserId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      before: before && only(changed, before),
      after: after && only(changed, after),
      createdAt: now(),
    };
  });
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}

function changedFields(before: Fields | null, after: Fields | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
}

const only = (names: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
