import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';

/** The state of a database after its migrations, which can be restored. */
export type FreshState = {
  /** @returns false if a test changed the schema, so that the database cannot be reused */
  restore(): Promise<boolean>;
};

type Sequence = { sequencename: string; last_value: string | null; start_value: string };
type Table = { name: string; columns: string; rows: string };

const rowsOf = async <Row extends Record<string, unknown>>(tx: Tx, query: SQL): Promise<Row[]> =>
  (await tx.execute<Row>(query)).rows;

/** A digest of everything that migrations create: tables, columns, indexes, functions, triggers and constraints. */
async function schemaOf(tx: Tx): Promise<string | undefined> {
  const [row] = await rowsOf<{ digest: string }>(
    tx,
    sql`
    select md5(string_agg(line, e'\n' order by line)) as digest from (
      select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype, attnotnull, pg_get_expr(adbin, adrelid)) as line
        from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
        where relnamespace = 'public'::regnamespace
      union all select pg_get_functiondef(oid) from pg_proc
        where pronamespace = 'public'::regnamespace and prolang <> 13 and prokind = 'f'
      union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace) lines`,
  );
  return row?.digest;
}

/** A digest that changes with every change of the catalog, and is much faster to compute than `schemaOf`. */
async function catalogOf(tx: Tx): Promise<string | undefined> {
  const changes = ['class', 'attribute', 'attrdef', 'index', 'proc', 'trigger', 'constraint'].map(
    (what) => `(select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_${what})`,
  );
  const [row] = await rowsOf<{ digest: string }>(tx, sql.raw(`select concat_ws(' ', ${changes.join(', ')}) as digest`));
  return row?.digest;
}

/** If any table has grown beyond this, all are truncated. */
const SMALL_BYTES = 1_000_000;

/**
 * Deletes all rows without triggers, which would count them. Deleting a few rows takes a tenth of the time of a
 * truncate, which creates new files for each table and index.
 */
async function empty(tx: Tx, tables: readonly Table[]): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  const [row] = await rowsOf<{ largest: string }>(
    tx,
    sql`select max(pg_relation_size(oid)) as largest from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const names = tables.map(({ name }) => name);
  const deletions = names.map((name, index) => `emptied${index} as (delete from ${name})`);
  const isSmall = Number(row?.largest) <= SMALL_BYTES;
  await tx.execute(sql.raw(isSmall ? `with ${deletions.join(', ')} select` : `truncate ${names.join(', ')}`));
}

async function tablesOf(tx: Tx): Promise<Table[]> {
  const columnsOf = await rowsOf<{ name: string; columns: string }>(
    tx,
    sql`
    select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );
  const tables: Table[] = [];
  for (const table of columnsOf) {
    const query = sql`select coalesce(jsonb_agg(t), '[]')::text as rows from ${sql.raw(table.name)} t`;
    const [found] = await rowsOf<{ rows: string }>(tx, query);
    tables.push({ ...table, rows: found?.rows ?? '[]' });
  }
  return tables;
}

/** Records the state of a database that was just migrated. */
export async function freshStateOf(db: Database): Promise<FreshState> {
  const [schema, tables, sequences] = await db.transaction(
    async (tx) =>
      [
        await schemaOf(tx),
        await tablesOf(tx),
        await rowsOf<Sequence>(
          tx,
          sql`select sequencename, last_value, start_value from pg_sequences where schemaname = 'public'`,
        ),
      ] as const,
  );

  /** The digest after the last restore. */
  let catalog: string | undefined;
  const restore = async (tx: Tx): Promise<boolean> => {
    if ((await catalogOf(tx)) !== catalog && (await schemaOf(tx)) !== schema) return false;
    await empty(tx, tables);
    for (const { name, columns, rows } of tables.filter((table) => table.rows !== '[]')) {
      await tx.execute(
        sql`insert into ${sql.raw(name)} (${sql.raw(columns)}) overriding system value
          select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.raw(name)}, ${rows}::jsonb)`,
      );
    }
    for (const { sequencename, last_value, start_value } of sequences) {
      await tx.execute(
        sql`select setval(${`public.${sequencename}`}, ${last_value ?? start_value}, ${last_value !== null})`,
      );
    }
    catalog = await catalogOf(tx);
    return true;
  };
  return { restore: () => db.transaction(restore) };
}
