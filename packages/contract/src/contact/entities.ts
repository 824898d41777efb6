import * as z from 'zod/mini';
import { named } from '../named.ts';
import { timestamp } from '../shared/scalars.ts';

const messageReply = z.object({ id: z.string(), text: z.string(), by: z.string(), createdAt: timestamp });

export const contactMessage = named(
  'ContactMessage',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    createdAt: timestamp,
    isRead: z.boolean(),
    /** Oldest first; each was sent by mail. */
    replies: z.array(messageReply),
  }),
);
export type ContactMessage = z.infer<typeof contactMessage>;
