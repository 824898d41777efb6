import * as z from 'zod/mini';
import { described, named } from '../named.ts';
import { timestamp } from '../shared/scalars.ts';

const messageReply = z.object({
  id: z.string(),
  text: z.string(),
  by: described(z.string(), 'The name of the admin who wrote it.'),
  createdAt: timestamp,
});

export const contactMessage = named(
  'ContactMessage',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    createdAt: timestamp,
    isRead: described(z.boolean(), 'A message that one admin has read is read for all.'),
    replies: described(z.array(messageReply), 'Oldest first; each was sent by mail.'),
  }),
  'What a visitor wrote through the contact form.',
);
export type ContactMessage = z.infer<typeof contactMessage>;
