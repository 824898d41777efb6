import { sql } from 'drizzle-orm';
import type { Database, NamedStatement, Tx } from '../db/database.ts';
import { productChanges } from '../db/schema.ts';
import { CatalogueIndex, type IndexedRow } from './catalogueIndex.ts';

/** Rows per statement while an index is loaded, so that other requests can run between the statements. */
const LOADED_TOGETHER = 1_000;
/** Above this number of changes, an index is loaded again. */
const MOST_CHANGES = 2_000;
/** Above this number of changes, orders are sorted again. */
const MOST_INSERTED = 100;
/** Seconds. An index that was unused for longer may have missed changes that housekeeping has deleted. */
const LONGEST_GAP = 60 * 60;
/**
 * After this number of loads, an index is used even if the whole catalogue is changing. The next request loads it
 * again.
 */
const MOST_LOADS = 2;

const rowColumns = `product.id, product.style_id as "styleId", product.color_key as "colorKey", product.size, product.color,
  product.color_hex as "colorHex", product.category, product.price_kobo::double precision as "priceKobo", product.position,
  (extract(epoch from product.created_at) * 1000000)::double precision as "createdAt", product.sort_name as "sortName",
  product.is_sold_out as "isSoldOut", product.is_card as "isCard"`;

/** The position of a database snapshot: it may miss changes by this transaction or a later one. */
const snapshotColumns = `pg_snapshot_xmin(pg_current_snapshot())::text as transaction, extract(epoch from now())::double precision as at`;
type Snapshot = { transaction: string; at: number };

const snapshotStatement: NamedStatement = { name: 'index_snapshot', text: `select ${snapshotColumns}` };

/** The products after the id $1. */
export const loadStatement: NamedStatement = {
  name: 'index_load',
  text: `
select ${rowColumns} from products as product
where product.deleted_at is null and product.id > $1::uuid order by product.id limit ${LOADED_TOGETHER}`,
};

/**
 * The changes since the snapshot $1. A product that is no longer on sale has no `id`. Returns one row if there are no
 * changes.
 */
export const changesStatement: NamedStatement = {
  name: 'index_changes',
  text: `
select ${snapshotColumns}, change.product_id as "changedId", change.is_change as "isChange", product.*
from (values (1)) as one
  left join (
    select distinct product_id, true as is_change from product_changes
    where transaction_id >= $1::xid8 limit ${MOST_CHANGES + 1}) as change on true
  -- The limit keeps the planner, which expects as many changes as there can be, from reading all products for a few.
  left join lateral (
    select ${rowColumns} from products as product
    where product.id = change.product_id and product.deleted_at is null limit 1) as product on true`,
};
type Change = Snapshot & { changedId: string | null; isChange: true | null } & (IndexedRow | { id: null });

const ZERO_ID = '00000000-0000-0000-0000-000000000000';

type Kept = { index: CatalogueIndex; snapshot: Snapshot };

function createCurrentIndex(db: Database) {
  let kept: Kept | undefined;
  let running: Promise<CatalogueIndex> | undefined;
  let waiting: Promise<CatalogueIndex> | undefined;

  async function load(loads = 1): Promise<CatalogueIndex> {
    kept = undefined;
    const [snapshot] = await db.named<Snapshot>(snapshotStatement, []);
    if (!snapshot) throw new Error('The database did not say where it stands.');
    const index = new CatalogueIndex();
    for (let after: string | undefined = ZERO_ID; after !== undefined; ) {
      const rows: IndexedRow[] = await db.named<IndexedRow>(loadStatement, [after]);
      for (const row of rows) index.put(row);
      after = rows.length === LOADED_TOGETHER ? rows.at(-1)?.id : undefined;
    }
    // Applies the changes that were made during loading.
    return follow({ index, snapshot }, loads);
  }

  async function follow({ index, snapshot }: Kept, loads: number): Promise<CatalogueIndex> {
    const rows = await db.named<Change>(changesStatement, [snapshot.transaction]);
    const changes = rows.filter(({ isChange }) => isChange);
    const [{ transaction, at } = snapshot] = rows;
    const isLost = at - snapshot.at > LONGEST_GAP || changes.length > MOST_CHANGES;
    if (isLost || changes.some(({ changedId }) => changedId === null)) {
      kept = undefined;
      return loads < MOST_LOADS ? load(loads + 1) : index;
    }
    if (changes.length > MOST_INSERTED) index.forgetOrders();
    for (const change of changes) {
      if (change.id === null) index.remove(change.changedId as string);
      else index.put(change);
    }
    kept = { index, snapshot: { transaction, at } };
    return index;
  }

  function start(): Promise<CatalogueIndex> {
    const started = kept ? follow(kept, 0) : load();
    running = started;
    const end = () => {
      if (running === started) running = undefined;
    };
    started.then(end, end);
    return started;
  }

  /** The running update may have read the database before this call, so all calls made meanwhile share the next one. */
  return function current(): Promise<CatalogueIndex> {
    if (!running) return start();
    const next = () => {
      waiting = undefined;
      return start();
    };
    waiting ??= running.then(next, next);
    return waiting;
  };
}

const indexes = new WeakMap<Database, ReturnType<typeof createCurrentIndex>>();

/**
 * The products on sale in memory, at least as current as this call. The first call loads them in small parts; later
 * calls apply the changes that the database records. Use the returned index only until your next `await`, because it
 * changes with later calls.
 */
export function currentIndex(db: Database): Promise<CatalogueIndex> {
  const known = indexes.get(db) ?? createCurrentIndex(db);
  indexes.set(db, known);
  return known();
}

/** Deletes the changes that no index needs any more. Uses the database's clock, by which indexes measure their gaps. */
export async function deleteOldChanges(tx: Tx): Promise<void> {
  await tx
    .delete(productChanges)
    .where(sql`${productChanges.createdAt} < now() - make_interval(secs => ${2 * LONGEST_GAP}::integer)`);
}
