import type { CallName } from '@abs/contract';
import type { CallInput } from '@abs/contract/calls';
import type { KeptAnswer } from '../cache/keptAnswer.ts';
import type { Part } from '../cache/publicAnswers.ts';
import { isFiltered } from '../catalogue/filter.ts';
import type { Services } from '../services.ts';

/** The calls whose answers depend on their address and the catalogue alone, and the part of the memory that keeps them. */
const parts = {
  // Like searches, anybody can think up any number of filters.
  getProducts: (query) => (isFiltered(query) ? 'searches' : 'main'),
  getProduct: () => 'main',
  searchProducts: () => 'searches',
  getSizeGuide: () => 'main',
  getCollections: () => 'main',
  getCollection: () => 'main',
} as const satisfies { [Name in CallName]?: (query: CallInput<Name>['query']) => Part };
export type KeptCall = keyof typeof parts;

type PartOf = (input: { query?: unknown }) => Part;

/** Of each kept call, the part that keeps the answer to a validated input. */
export const keptCalls: ReadonlyMap<CallName, PartOf> = new Map(
  Object.entries(parts).map(([name, part]) => [name as KeptCall, ({ query }) => part(query as never)]),
);

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
