import { CallError } from '@abs/contract';

/** Resolves with the response of a call, or with `instead()` if the backend lacks the call. */
export async function orElse<Answer>(answer: Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_offered') return instead();
    throw error;
  }
}
