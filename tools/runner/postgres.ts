import pg from 'pg';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * The PostgreSQL server on which tests may create databases: TEST_DATABASE_URL, or one on this machine that accepts our
 * connection. Undefined when there is neither.
 */
export async function findTestPostgres(): Promise<string | undefined> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const client = new pg.Client({ connectionString: LOCAL, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return LOCAL;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
