import type { Account, Store } from './store.ts';
import type { SwitchName } from './switches.ts';

/** An error answer. `message` is displayed to the shopper. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type CallContext = {
  store: Store;
  has: (name: SwitchName) => boolean;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Origin of this server. */
  origin: string;
};

/** The context of a call with the account of its token. */
export type SignedIn = CallContext & { account: Account };

type CallBase = {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  /** Known queries and body fields. Other fields are refused, other queries only with `refusesQueries`. */
  query?: readonly string[];
  body?: Readonly<Record<string, 'text' | 'email' | 'number' | 'amount' | 'list'>>;
};
export type Call = CallBase &
  (
    | { auth?: undefined; answer: (context: CallContext) => unknown }
    | { auth: 'customer' | 'admin'; answer: (context: SignedIn) => unknown }
  );

/** A whole number of at least 1 from the query. */
function pageNumber(query: Record<string, string>, name: string, fallback: number): number {
  const number = Number(query[name] ?? fallback);
  if (!Number.isInteger(number) || number < 1) throw new Refusal(400, `${name} must be a whole number from 1`);
  return number;
}

/** The part of a list that a page shows, and how many pages there are. */
export function paged<T>({ query, has }: CallContext, list: T[], defaultLimit: number) {
  const limit = pageNumber(query, 'limit', defaultLimit);
  const page = pageNumber(query, 'page', 1);
  const shown = has('ignoresPaging') ? list : list.slice((page - 1) * limit, page * limit);
  return { page, shown, total: list.length, pages: Math.ceil(list.length / limit) };
}
