/**
 * `npm run bench:admin`: measures the admin lists with 100 and with 100,000 rows, each on its own PostgreSQL database
 * and server. Fails when a call takes more than three times as long on the long list. Needs PostgreSQL like the API
 * tests.
 */
import { readConfig } from '../apps/api/src/config.ts';
import { openPostgres } from '../apps/api/src/db/postgres.ts';
import { createLogger } from '../apps/api/src/log.ts';
import { startServer } from '../apps/api/src/testing/serverProcess.ts';
import { createPostgresDatabase } from '../apps/api/src/testing/testDatabase.ts';
import { adminOrderSorts, adminUserSorts, transactionSorts } from '../packages/contract/src/index.ts';
import { loadRows, words } from '../tools/runner/benchAdminData.ts';
import { findTestPostgres } from '../tools/runner/postgres.ts';

const SHORT = 100;
const LONG = 100_000;
const CALLS = 30;
const WARM_UP = 5;
const MOST = 3;
const BEYOND_THE_LAST = 1_000_000;
const NO_SUCH_WORD = 'nobodyhasthis';

const lists = [
  { name: 'orders', path: '/admin/orders', sorts: adminOrderSorts, filters: ['filter=new'] },
  { name: 'users', path: '/admin/users', sorts: adminUserSorts, filters: ['status=active', 'status=blocked'] },
  {
    name: 'transactions',
    path: '/admin/transactions',
    sorts: transactionSorts,
    filters: ['status=Receive', 'status=Abandoned'],
  },
] as const;

/** The measured calls: the label in the table, and the path. */
const cases = lists.flatMap(({ name, path, sorts, filters }) => {
  const one = (what: string, query: string) => ({ name: `${name}: ${what}`, path: `${path}?${query}` });
  const ends = (what: string, query: string) => [
    one(`${what}first page`, query),
    one(`${what}last page`, `${query}&page=${BEYOND_THE_LAST}`),
  ];
  return [
    ...ends('', ''),
    ...Object.entries(words).map(([kind, word]) => one(`search, ${kind} word`, `search=${word}`)),
    one('search, no such word', `search=${NO_SUCH_WORD}`),
    ...sorts.flatMap((sort) => ends(`${sort}, `, `sort=${sort}`)),
    ...filters.flatMap((filter) => sorts.flatMap((sort) => ends(`${filter}, ${sort}, `, `${filter}&sort=${sort}`))),
  ];
});

type Shop = { get(path: string): Promise<number>; close(): Promise<void> };

/** Starts a server on a database with this many rows. `get` resolves with the milliseconds that a call took. */
async function openShop(server: string, rows: number): Promise<Shop> {
  const { url, drop } = await createPostgresDatabase(server);
  // The pool cancels statements after seconds; loading takes longer.
  const patient = new URL(url);
  patient.searchParams.set('statement_timeout', '0');
  const db = await openPostgres(patient.href, createLogger(readConfig({ LOG_LEVEL: 'warn' })));
  const token = await loadRows(db, rows);
  await db.close();
  const shop = await startServer({ DATABASE_URL: url, NODE_ENV: 'production', PAYMENTS: 'sandbox', LOG_LEVEL: 'warn' });
  return {
    async get(path) {
      const start = performance.now();
      const response = await fetch(`${shop.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      const taken = performance.now() - start;
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      // An empty page would be fast with any number of rows.
      const { total } = JSON.parse(text).pagination;
      if ((total === 0) !== path.includes(NO_SUCH_WORD)) throw new Error(`${path} found ${total}`);
      return taken;
    },
    async close() {
      await shop.stop();
      await drop();
    },
  };
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Calls both in turns, so that other load on the machine affects both. */
async function measure(short: Shop, long: Shop, path: string): Promise<{ short: number; long: number }> {
  const times = { short: [] as number[], long: [] as number[] };
  for (let call = 0; call < WARM_UP + CALLS; call++) {
    const taken = { short: await short.get(path), long: await long.get(path) };
    if (call < WARM_UP) continue;
    times.short.push(taken.short);
    times.long.push(taken.long);
  }
  return { short: median(times.short), long: median(times.long) };
}

const server = await findTestPostgres();
if (!server) {
  console.error('The benchmark needs PostgreSQL: on 127.0.0.1:5432 with user postgres, or as TEST_DATABASE_URL.');
  process.exit(1);
}

const short = await openShop(server, SHORT);
const long = await openShop(server, LONG);
try {
  const row = (cells: string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(52) : cell.padStart(13))).join(''));
  row(['median of 30 calls', `${SHORT} rows`, `${LONG} rows`, 'ratio']);
  let tooSlow = 0;
  for (const { name, path } of cases) {
    const taken = await measure(short, long, path);
    const ratio = taken.long / taken.short;
    if (ratio > MOST) tooSlow++;
    row([
      name,
      `${taken.short.toFixed(1)} ms`,
      `${taken.long.toFixed(1)} ms`,
      `${ratio.toFixed(2)}${ratio > MOST ? ' !' : ''}`,
    ]);
  }
  console.log(`\n${cases.length - tooSlow} within ${MOST} times, ${tooSlow} above`);
  process.exitCode = tooSlow === 0 ? 0 : 1;
} finally {
  await short.close();
  await long.close();
}
