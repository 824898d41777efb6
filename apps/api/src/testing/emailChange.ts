import type { OutgoingMail } from '../services.ts';

/** The token of the link in a mail about a change of the e-mail address. */
export function emailChangeTokenIn(mail: OutgoingMail | undefined): string {
  const token = /\/account\/email#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link about a change of the e-mail address in: ${mail?.text}`);
  return token;
}
