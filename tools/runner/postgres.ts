import pg from 'pg';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The PostgreSQL server on which tests may create databases: TEST_DATABASE_URL, or else one on this machine. */
export const testPostgres = () => process.env.TEST_DATABASE_URL || LOCAL;

/** Why tests cannot use the server; undefined when they can. */
export async function lacksPostgres(): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: testPostgres(), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    return process.env.TEST_DATABASE_URL
      ? `The PostgreSQL server that TEST_DATABASE_URL names cannot be used (${reason}).`
      : 'No PostgreSQL found: name a server in TEST_DATABASE_URL.';
  } finally {
    await client.end().catch(() => {});
  }
}
