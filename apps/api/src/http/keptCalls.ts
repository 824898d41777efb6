import type { CallName } from '@abs/contract';
import type { KeptAnswer } from '../cache/keptAnswer.ts';
import type { Part } from '../cache/publicAnswers.ts';
import type { Services } from '../services.ts';

/** The calls whose answers depend on their address and the catalogue alone, and the part of the memory that keeps them. */
const parts = {
  getProducts: 'main',
  getProduct: 'main',
  searchProducts: 'searches',
} as const satisfies Partial<Record<CallName, Part>>;
export type KeptCall = keyof typeof parts;

export const keptCalls: ReadonlyMap<CallName, Part> = new Map(Object.entries(parts) as [KeptCall, Part][]);

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/**
 * What the answer to a call is kept under.
 * @param input validated, so that all that is in it belongs to the call
 */
export const keyOfCall = (name: CallName, input: unknown): string => JSON.stringify([name, input]);

/** The kept answer of a call, or a new one as JSON. */
export function keepAnswer(
  { publicAnswers }: Pick<Services, 'publicAnswers'>,
  key: string,
  part: Part,
  answer: () => Promise<unknown>,
): Promise<KeptAnswer> {
  return publicAnswers.get(
    key,
    async () => ({ status: 200, headers: JSON_HEADERS, body: JSON.stringify(await answer()) }),
    part,
  );
}
