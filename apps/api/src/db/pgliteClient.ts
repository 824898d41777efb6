import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite';
import { PreparedStatements } from './pgliteStatements.ts';
import type { RepeatedStatements } from './repeatedStatements.ts';

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
  readonly statements = new PreparedStatements();
  /** Chooses the statements of transactions that are prepared; none without it. */
  repeated: RepeatedStatements | undefined;

  constructor(options: PGliteOptions) {
    super({ ...options, parsers });
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, values, withoutParsers(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const { query } = tx;
      tx.query = (text, values = [], options) => {
        const name = values.length > 0 ? this.repeated?.nameOf(text) : undefined;
        return name
          ? this.statements.run(tx.exec, { name, text }, values, withoutParsers(options))
          : query(text, values, withoutParsers(options));
      };
      return work(tx);
    });
  }
}
