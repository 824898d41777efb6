import { grantCodeRequests } from '../accounts/codeRequests.ts';
import { sendConfirmations } from '../newsletter/sendConfirmations.ts';
import type { Services } from '../services.ts';

/** Writes the mails that visitors requested: in the background, so that no answer takes longer where there is one to write. */
export async function writeRequestedMails(services: Services): Promise<void> {
  await grantCodeRequests(services);
  await sendConfirmations(services);
}
