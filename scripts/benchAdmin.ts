/**
 * `npm run bench:admin`: measures the admin lists with 100 and with 100,000 rows, each on its own PostgreSQL database
 * and server. Fails when a call takes more than three times as long on the long list. Needs PostgreSQL like the API
 * tests.
 */
import { adminOrderSorts, adminUserSorts, transactionSorts } from '../packages/contract/src/index.ts';
import { loadRows, words } from '../tools/bench/loadRows.ts';
import { startOnPostgres } from '../tools/bench/servers.ts';
import { median } from '../tools/bench/statistics.ts';
import { ensureBuilt, shopBuild } from '../tools/runner/builds.ts';

const SHORT = 100;
const LONG = 100_000;
const CALLS = 30;
const WARM_UP = 5;
const MOST = 3;
const BEYOND_THE_LAST = 1_000_000;
const NO_SUCH_WORD = 'nobodyhasthis';

/** YYYY-MM-DD, some days before today. */
const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

const lists = [
  {
    name: 'orders',
    path: '/admin/orders',
    sorts: adminOrderSorts,
    filters: [
      'filter=new',
      'status=cleared',
      'status=canceled',
      'payment=paid',
      'payment=refundDue',
      'payment=disputed',
      'status=pending&payment=paid',
      'status=canceled&payment=refunded',
      `from=${dayBefore(700)}`,
      `from=${dayBefore(400)}&to=${dayBefore(300)}`,
      `status=pending&payment=unpaid&from=${dayBefore(700)}`,
      `payment=refundDue&from=${dayBefore(700)}`,
    ],
  },
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

/** Starts a shop with this many rows. `get` resolves with the milliseconds that a call took. */
async function openShop(rows: number): Promise<Shop> {
  let token = '';
  const { url, close } = await startOnPostgres(async (db) => {
    token = await loadRows(db, rows);
  });
  return {
    async get(path) {
      const start = performance.now();
      const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      const taken = performance.now() - start;
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      // An empty page would be fast with any number of rows.
      const { total } = JSON.parse(text).pagination;
      if ((total === 0) !== path.includes(NO_SUCH_WORD)) throw new Error(`${path} found ${total}`);
      return taken;
    },
    close,
  };
}

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

await ensureBuilt(shopBuild);
const short = await openShop(SHORT);
const long = await openShop(LONG);
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
