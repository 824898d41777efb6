import type { OutgoingMail } from '../services.ts';

/** The token of the link in a mail about restock. */
export function restockTokenIn(mail: OutgoingMail | undefined): string {
  const token = /\/restock\/(?:confirm|cancel)#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link about restock in: ${mail?.text}`);
  return token;
}
