import { type CallName, limits } from '@abs/contract';
import type { CallInput } from '@abs/contract/calls';
import type { KeptAnswer } from '../cache/keptAnswer.ts';
import type { Part } from '../cache/publicAnswers.ts';
import { canonicalQuery } from '../catalogue/canonicalQuery.ts';
import { isFiltered } from '../catalogue/filter.ts';
import type { KeptCall } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** How a call is kept, by its validated input. */
type Rule<Name extends CallName> = {
  part: (input: CallInput<Name>) => Part;
  /** Converts inputs with the same answer to one common form. Unless given, the input stays unchanged. */
  canonical?: (input: CallInput<Name>) => CallInput<Name>;
};

/**
 * Whether a list is one of the few that most visitors open: the first page of all products, a category or a collection,
 * in the shop's own order, as the shop itself or a caller without parameters requests it.
 */
function isCommonList({ query }: CallInput<'getProducts'>): boolean {
  const { page, limit, sort, group, facets, category, collection } = query;
  const isFirst = page === 1 && limit === limits.PRODUCTS_PER_PAGE && sort === undefined;
  const isOneList = !isFiltered(query) && !(category && collection !== undefined);
  return isFirst && isOneList && (!facets || group === 'style');
}

const rules: { readonly [Name in KeptCall]: Rule<Name> } = {
  getProducts: {
    part: (input) => (isCommonList(input) ? 'main' : 'searches'),
    canonical: ({ query, ...input }) => ({ ...input, query: canonicalQuery(query) }),
  },
  getProduct: {
    part: () => 'products',
    // The case of an id's letters does not matter.
    canonical: ({ params, ...input }) => ({ ...input, params: { id: params.id.toLowerCase() } }),
  },
  searchProducts: {
    part: () => 'searches',
    canonical: ({ query, ...input }) => ({ ...input, query: canonicalQuery(query) }),
  },
  getSizeGuide: { part: () => 'main' },
  getCollections: { part: () => 'main' },
  // Not `main`, because callers can make up names of collections.
  getCollection: { part: () => 'products' },
};

/** The cache key and part of an answer, and the input that it is made from. */
export type KeptInput = { key: string; part: Part; input: unknown };

/** How the answer to a validated input is cached, for each cached call. */
export const keptCalls: ReadonlyMap<CallName, (input: unknown) => KeptInput> = new Map(
  Object.entries(rules as Record<string, Rule<never>>).map(([name, { part, canonical }]) => [
    name as KeptCall,
    (given) => {
      // The compiler cannot know that this is the input of the same call.
      const input: unknown = canonical ? canonical(given as never) : given;
      return { key: JSON.stringify([name, input]), part: part(input as never), input };
    },
  ]),
);

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** The kept answer of a call, or a new one as JSON. */
export function keepAnswer(
  { publicAnswers }: Pick<Services, 'publicAnswers'>,
  { key, part }: KeptInput,
  answer: () => Promise<unknown>,
): Promise<KeptAnswer> {
  return publicAnswers.get(
    key,
    async () => ({ status: 200, headers: JSON_HEADERS, body: JSON.stringify(await answer()) }),
    part,
  );
}
