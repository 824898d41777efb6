import { grantCodeRequests } from '../accounts/codeRequests.ts';
import { sendConfirmations } from '../newsletter/sendConfirmations.ts';
import type { Services } from '../services.ts';

/** Writes requested mails in the background, so that response times do not reveal whether an address has an account. */
export async function writeRequestedMails(services: Services): Promise<void> {
  await grantCodeRequests(services);
  await sendConfirmations(services);
}
