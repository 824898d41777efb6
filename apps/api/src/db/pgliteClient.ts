import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite';

/** Drizzle parses times itself, from the text that PostgreSQL sends. */
const asText = (text: string) => text;
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

const withoutParsers = (options: QueryOptions = {}): QueryOptions => ({ ...options, parsers: undefined });

/**
 * PGlite for drizzle. Drizzle passes its parsers with each query, and PGlite merges them into the parsers of all 300 types
 * several times for each, which takes longer than a short query itself. Here they are the client's own.
 */
export class PgliteClient extends PGlite {
  constructor(options: PGliteOptions) {
    super({ ...options, parsers });
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, values, withoutParsers(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const { query } = tx;
      tx.query = (text, values, options) => query(text, values, withoutParsers(options));
      return work(tx);
    });
  }
}
