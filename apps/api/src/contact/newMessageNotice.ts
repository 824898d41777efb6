import { isolate } from '@abs/contract';
import type { contactMessages } from '../db/schema.ts';
import type { Notice } from '../notifications/notify.ts';

/** Maximum number of a message's characters in a notification. */
const EXCERPT = 140;

export function newMessageNotice({ id, name, message }: typeof contactMessages.$inferSelect): Notice {
  const characters = [...message.replace(/\s+/g, ' ')];
  const detail = characters.slice(0, EXCERPT).join('').trimEnd() + (characters.length > EXCERPT ? '…' : '');
  return { kind: 'newMessage', title: `New message from ${isolate(name)}`, detail, subjectId: id };
}
