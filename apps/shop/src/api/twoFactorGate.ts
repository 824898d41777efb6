import { CallError } from '@abs/contract';

/** How calls reach the admin while the back office is open. */
type BackOffice = {
  /** Asks for a code. @param settle to be called with whether the admin gave one */
  ask: (settle: (isGiven: boolean) => void) => void;
  /** Leads to the setup of two-factor authentication, which the shop requires. */
  setUp: () => void;
};

let backOffice: BackOffice | null = null;
/** The question for a code that the admin has not answered yet. */
let open: { answer: Promise<boolean>; settle: (isGiven: boolean) => void } | null = null;

/**
 * Lets calls reach the admin while the back office is open.
 * @returns ends it, and calls that wait for a code fail
 */
export function connectBackOffice(next: BackOffice): () => void {
  backOffice = next;
  return () => {
    backOffice = null;
    open?.settle(false);
  };
}

/** Resolves with whether the admin gave a code. Calls that need one at the same time share the question. */
function askForCode({ ask }: BackOffice): Promise<boolean> {
  if (open) return open.answer;
  let settle = (_isGiven: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = (isGiven) => {
      open = null;
      resolve(isGiven);
    };
  });
  open = { answer, settle };
  ask(settle);
  return answer;
}

/**
 * Makes a call of the back office. If the server requires a recent code for it, asks the admin for one and makes the
 * call again. If it requires two-factor authentication first, leads the admin to its setup.
 * @throws {CallError} as the call does; step_up_required if the admin gives no code
 */
export async function throughGate<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CallError) || !backOffice) throw error;
    if (error.code === 'two_factor_setup_required') backOffice.setUp();
    if (error.code !== 'step_up_required' || !(await askForCode(backOffice))) throw error;
    return call();
  }
}
