/**
 * `npm run bench`: compares the built server on PostgreSQL and on PGlite with a bare Hono server that sends the same
 * bytes. `--growth` compares the times of single calls with 100 and with 1,000,000 products, customers and orders
 * (`--rows 100,10000`: with these numbers), and fails if one is over LIMIT times as long. `--memory` measures the memory
 * during ten minutes of mixed load. `--write` saves the result in docs/performance.md. `--only <text>` measures only the
 * calls whose name contains it.
 */
import { parseArgs } from 'node:util';
import { growthCases, serverCases } from '../tools/bench/cases.ts';
import { fillOrders } from '../tools/bench/fillOrders.ts';
import { fillShop } from '../tools/bench/fillShop.ts';
import { type BenchCase, load, type Measured, recordAnswer } from '../tools/bench/load.ts';
import { publish, table } from '../tools/bench/report.ts';
import { type BenchServer, productIds, startBare, startOnPglite, startOnPostgres } from '../tools/bench/servers.ts';
import { median, quantile } from '../tools/bench/statistics.ts';
import { withoutIndexes } from '../tools/bench/withoutIndexes.ts';
import { ensureBuilt, shopBuild } from '../tools/runner/builds.ts';

const ROUNDS = 3;
const SECONDS = 2;
/** More than the server keeps in memory. */
const PRODUCTS = 2_000;
/** Of each case on each server, in turns, so that other load affects all of them equally. */
const CALLS = 200;
const WARM_UP = 20;
/** How many times as long as with the fewest rows a call may take with the most, by its p50. */
const LIMIT = 4;
const MEMORY = { minutes: 10, products: 65 };

const { values: options } = parseArgs({
  options: {
    growth: { type: 'boolean' },
    memory: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string', default: '' },
    rows: { type: 'string', default: '100,1000000' },
  },
});
const starts = [startOnPostgres, startOnPglite];
const sizes = options.rows.split(',').map(Number);
const milliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Measures the servers in turns, so that other load on the machine affects all of them. */
async function inTurns(servers: BenchServer[], index: number, casesOf: BenchCase[][]): Promise<Measured[]> {
  const rounds = servers.map((): Measured[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [position, { url }] of servers.entries()) {
      const own = casesOf[position]?.[index];
      const amount = own?.amount ?? 0;
      const measured = own
        ? await load(url, (n) => own.request(1 + round * amount + n), amount ? { amount } : { duration: SECONDS })
        : await load(url, () => ({ path: `/${index}` }), { duration: SECONDS });
      // The first round warms up.
      if (round > 0) rounds[position]?.push(measured);
    }
  }
  return rounds.map((all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
  }));
}

async function benchServers(): Promise<void> {
  const shops = [];
  for (const start of starts) shops.push(await start((db) => fillShop(db, PRODUCTS, 2 + (ROUNDS + 1) * 300)));
  const casesOf: BenchCase[][] = [];
  for (const shop of shops) casesOf.push(serverCases(await productIds(shop, PRODUCTS / 100)));
  const [shop] = shops;
  const [cases = []] = casesOf;
  if (!shop) return;
  const answers = [];
  for (const { request } of cases) answers.push(await recordAnswer(shop.url, request(0)));
  const servers = [...shops, await startBare(answers)];
  const rows: string[][] = [];
  for (const [index, { name }] of cases.entries()) {
    if (!name.includes(options.only)) continue;
    const measured = await inTurns(servers, index, casesOf);
    const bare = measured.at(-1)?.perSecond ?? Number.NaN;
    for (const [position, { perSecond, p50, p99 }] of measured.entries()) {
      const server = servers[position];
      const ratio = perSecond / bare;
      const figures = [perSecond.toFixed(0), milliseconds(p50), milliseconds(p99), String(server?.memory().rss)];
      rows.push([position === 0 ? name : '', server?.name ?? '', ...figures, ratio.toFixed(3)]);
    }
    console.log(`${name} …`);
  }
  for (const server of servers) await server.close();
  const head = ['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'RSS MB', 'of bare'];
  const how = `${PRODUCTS} products, 10 connections, medians of ${ROUNDS} rounds. \`npm run bench\`.`;
  publish('Server', `${how}\n\n${table(head, rows)}`);
}

type Grown = { server: BenchServer; cases: BenchCase[]; times: number[][] };

/** Starts a shop with that many products, customers, orders and payments. */
async function startGrown(start: (typeof starts)[number], rows: number): Promise<Grown> {
  let adminToken = '';
  const server = await start(async (db) => {
    adminToken = await withoutIndexes(db, async () => {
      await fillShop(db, rows, WARM_UP + CALLS);
      return fillOrders(db, rows);
    });
  });
  const [productId = ''] = await productIds(server);
  const cases = growthCases(productId, adminToken).filter(({ name }) => name.includes(options.only));
  console.log(`${server.name} has ${rows.toLocaleString('en')} rows.`);
  return { server, cases, times: cases.map(() => []) };
}

/** The milliseconds of one call. @throws when it fails, or when a list is empty that should not be, or the reverse */
async function timeOf(url: string, { request, isEmpty = false }: BenchCase, n: number): Promise<number> {
  const { path, ...init } = request(n);
  const start = performance.now();
  const response = await fetch(url + path, init);
  const text = await response.text();
  const taken = performance.now() - start;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  if (/"total(Users)?":0\b/.test(text) !== isEmpty)
    throw new Error(`${path} found ${isEmpty ? 'something' : 'nothing'}`);
  return taken;
}

async function benchGrowth(): Promise<void> {
  const shops = await Promise.all(
    starts.map(async (start) => {
      const grown: Grown[] = [];
      for (const rows of sizes) grown.push(await startGrown(start, rows));
      return grown;
    }),
  );
  const servers = shops.flat();
  for (const index of servers[0]?.cases.keys() ?? []) {
    for (let n = 0; n < WARM_UP + CALLS; n++) {
      for (const { server, cases, times } of servers) {
        const taken = await timeOf(server.url, cases[index] as BenchCase, n);
        if (n >= WARM_UP) times[index]?.push(taken);
      }
    }
  }
  for (const { server } of servers) await server.close();

  const rows: string[][] = [];
  for (const grown of shops) {
    const database = grown[0]?.server.name ?? '';
    for (const [index, { name }] of grown[0]?.cases.entries() ?? []) {
      const figures = grown.map(({ times: { [index]: own = [] } }) => ({ p50: median(own), p99: quantile(own, 0.99) }));
      const grows = (figure: 'p50' | 'p99') => Number(figures.at(-1)?.[figure]) / Number(figures[0]?.[figure]);
      if (grows('p50') > LIMIT) {
        console.error(`${database}: the p50 of “${name}” grows ${grows('p50').toFixed(1)} times.`);
        process.exitCode = 1;
      }
      const cells = figures.map(({ p50, p99 }) => `${milliseconds(p50)} / ${milliseconds(p99)}`);
      rows.push([name, database, ...cells, grows('p50').toFixed(1), grows('p99').toFixed(1)]);
    }
  }
  const head = [
    'call',
    'database',
    ...sizes.map((size) => `${size.toLocaleString('en')} rows`),
    'p50 grows',
    'p99 grows',
  ];
  const how = `p50 / p99 in ms of ${CALLS} calls each, one at a time and in turns, with that many products, customers, orders and payments. A p50 may grow ${LIMIT} times. \`npm run bench -- --growth\`.`;
  publish('Growth', `${how}\n\n${table(head, rows)}`);
}

async function benchMemory(): Promise<void> {
  const rows: string[][] = [];
  for (const start of starts) {
    const shop = await start((db) => fillShop(db, MEMORY.products, 30_000));
    const cases = serverCases(await productIds(shop));
    const samples = [];
    for (let minute = 0; minute < MEMORY.minutes; minute++) {
      // Of a hundred requests, about six place orders and three log in. The others browse.
      const mixed = (n: number) =>
        cases[n % 33 === 0 ? 7 : n % 11 === 0 ? 8 : n % 7]?.request(minute * 3000 + Math.floor(n / 11)) ?? {
          path: '/',
        };
      await load(shop.url, mixed, { duration: 60 });
      samples.push(shop.memory().rss);
      console.log(`${shop.name}, minute ${minute + 1}: ${shop.memory().rss} MB`);
    }
    const { peak } = shop.memory();
    rows.push([shop.name, String(samples[1]), String(samples.at(-1)), String(peak)]);
    await shop.close();
  }
  const head = ['database', 'MB after 2 minutes', `MB after ${MEMORY.minutes}`, 'peak MB'];
  publish('Memory', `Resident memory under mixed load. \`npm run bench -- --memory\`.\n\n${table(head, rows)}`);
}

await ensureBuilt(shopBuild);
if (options.growth) await benchGrowth();
if (options.memory) await benchMemory();
if (!options.growth && !options.memory) await benchServers();
