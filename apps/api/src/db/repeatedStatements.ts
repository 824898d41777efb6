import { createHash } from 'node:crypto';

/** As often as with PgJDBC and Npgsql. */
const RUNS_BEFORE = 5;
/** Each connection keeps the plans of the named statements that it has run. */
const NAMES_MAX = 200;
const COUNTS_MAX = 1_000;

/** Chooses the statements that are to be prepared, so that each connection parses and plans them only once. */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  readonly #runs = new Map<string, number>();

  /**
   * Counts a run of a statement.
   * @returns the name under which it is to be prepared; undefined for a statement that has not run often yet, or if enough
   *   others have a name. It is a hash of the text, because behind a connection pool another process may have prepared
   *   the same name.
   */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || this.#names.size >= NAMES_MAX) return name;
    const count = (this.#runs.get(text) ?? 0) + 1;
    if (count > RUNS_BEFORE) {
      this.#runs.delete(text);
      this.#names.set(text, createHash('sha256').update(text).digest('base64url'));
      return this.#names.get(text);
    }
    if (this.#runs.size >= COUNTS_MAX) this.#runs.clear();
    this.#runs.set(text, count);
    return undefined;
  }
}
