import { CallError } from '@abs/contract';

/** What a call resolves with; what stands in for it where the backend does not have the call. */
export async function orElse<Answer>(answer: Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_offered') return instead();
    throw error;
  }
}
