import { limits } from '@abs/contract';
import { NotTried, need, reasonOf } from './findings.ts';
import type { Run } from './run.ts';

const POLL_MS = 500;

/** The codes sent to an address before a new one was requested. */
export type CodesBefore = readonly string[];

export const codesBefore = async (run: Run, email: string): Promise<CodesBefore> =>
  run.outside.codesTo ? codesNow(run.outside.codesTo, email) : [];

/** @throws {NotTried} when the mailbox or command fails, which is not the backend's fault */
async function codesNow(codesTo: (email: string) => Promise<string[]>, email: string): Promise<string[]> {
  try {
    return await codesTo(email);
  } catch (error) {
    throw new NotTried(`The codes sent to ${email} cannot be read: ${reasonOf(error)}`);
  }
}

/**
 * Waits for a new code. The same digits sent once more count as new if the mailbox shows both.
 * @throws {NotTried} when none arrives in time, because the cause may be outside the backend
 */
export async function nextCode(run: Run, email: string, before: CodesBefore): Promise<string> {
  const { codesTo, ask } = run.outside;
  if (!codesTo)
    return need(
      /\d{4}/.exec(await ask(`The ${limits.OTP_LENGTH}-digit code sent to ${email}: `))?.[0],
      'No code was typed.',
    );
  const { code: seconds } = run.config.timeouts;
  for (let waited = 0; ; waited += POLL_MS) {
    const code = firstNew(await codesNow(codesTo, email), before);
    if (code) return code;
    if (waited >= seconds * 1000) throw new NotTried(`No code for ${email} arrived within ${seconds} s.`);
    await run.wait(POLL_MS);
  }
}

function firstNew(now: readonly string[], before: CodesBefore): string | undefined {
  const rest = [...before];
  return now.find((code) => {
    const index = rest.indexOf(code);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** Four digits that differ from the code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(limits.OTP_LENGTH, '0');
