import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { NamedStatement, StatementValue } from './database.ts';
import { isStaleStatement } from './errors.ts';

/**
 * Runs named statements on PGlite, which parses every other query each time. PREPARE and EXECUTE in SQL take a third of
 * the time, because PGlite needs one call for them, and five for a query with parameters.
 */
export function preparedStatements(client: PGlite) {
  const prepared = new Map<string, Promise<unknown>>();

  function keep(name: string, preparing: Promise<unknown>): Promise<unknown> {
    prepared.set(name, preparing);
    preparing.catch(() => prepared.delete(name));
    return preparing;
  }

  const prepare = ({ name, text }: NamedStatement) =>
    keep(name, client.exec(`prepare ${pg.escapeIdentifier(name)} as ${text}`));

  function prepareAgain({ name, text }: NamedStatement): void {
    const id = pg.escapeIdentifier(name);
    // It fails if the statement no longer exists.
    const deallocated = client.exec(`deallocate ${id}`).catch(() => {});
    keep(
      name,
      deallocated.then(() => client.exec(`prepare ${id} as ${text}`)),
    );
  }

  async function execute(statement: NamedStatement, values: readonly StatementValue[]): Promise<unknown[]> {
    await (prepared.get(statement.name) ?? prepare(statement));
    const list = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const [result] = await client.exec(`execute ${pg.escapeIdentifier(statement.name)}${list}`);
    return result?.rows ?? [];
  }

  return async (statement: NamedStatement, values: readonly StatementValue[]): Promise<unknown[]> => {
    const preparing = prepared.get(statement.name);
    try {
      return await execute(statement, values);
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      // Many calls can fail concurrently. Only the first one prepares the statement again.
      if (prepared.get(statement.name) === preparing) prepareAgain(statement);
      return execute(statement, values);
    }
  };
}

const literal = (value: StatementValue): string =>
  typeof value === 'string' ? pg.escapeLiteral(value) : String(value ?? 'null');
