/**
 * `npm run bench`: compares the built server on PostgreSQL and on PGlite with a bare Hono server that sends the same
 * bytes. `--growth` measures times with 100 to 1,000,000 products instead (`--products 100,100000`: with these numbers),
 * and fails if a list by style takes over twice as long as the plain list at 100,000. `--memory` measures the memory
 * during ten minutes of mixed load. `--write` saves the result in docs/performance.md. `--only <text>` measures only the
 * calls whose name contains it.
 */
import { parseArgs } from 'node:util';
import type { BenchCase } from '../tools/bench/cases.ts';
import { growthCases, serverCases } from '../tools/bench/cases.ts';
import { fillShop } from '../tools/bench/fillShop.ts';
import { load, type Measured, recordAnswer } from '../tools/bench/load.ts';
import { publish, table } from '../tools/bench/report.ts';
import { type BenchServer, firstProduct, startBare, startOnPglite, startOnPostgres } from '../tools/bench/servers.ts';
import { median, quantile } from '../tools/bench/statistics.ts';
import { ensureBuilt, shopBuild } from '../tools/runner/builds.ts';

const ROUNDS = 3;
const SECONDS = 2;
const PRODUCTS = 65;
/** Of each list with each number of products. They alternate, so that other load affects all of them equally. */
const CALLS = 300;
const WARM_UP = 20;
/** How often the p99 of the plain list a list by style may take, with that many products. */
const LIMIT = { times: 2, products: 100_000 };
const MEMORY_MINUTES = 10;

const { values: options } = parseArgs({
  options: {
    growth: { type: 'boolean' },
    memory: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string', default: '' },
    products: { type: 'string', default: '100,10000,100000,1000000' },
  },
});
const starts = [startOnPostgres, startOnPglite];
const growth = options.products.split(',').map(Number);
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
  for (const shop of shops) casesOf.push(serverCases(await firstProduct(shop)));
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

async function benchGrowth(): Promise<void> {
  const rows: string[][] = [];
  for (const startShop of starts) {
    const measured = new Map<string, Pick<Measured, 'p50' | 'p99'>[]>();
    let database = '';
    for (const products of growth) {
      const shop = await startShop((db) => fillShop(db, products, 1));
      database = shop.name;
      console.log(`${database}, ${products} products …`);
      const cases = growthCases(await firstProduct(shop)).filter(
        ({ name }) => name === 'list' || name.includes(options.only),
      );
      const times = cases.map((): number[] => []);
      for (let n = 0; n < WARM_UP + CALLS; n++) {
        for (const [index, { request }] of cases.entries()) {
          const start = performance.now();
          await recordAnswer(shop.url, request(n));
          if (n >= WARM_UP) times[index]?.push(performance.now() - start);
        }
      }
      for (const [index, { name }] of cases.entries()) {
        const own = times[index] ?? [];
        measured.set(name, [...(measured.get(name) ?? []), { p50: median(own), p99: quantile(own, 0.99) }]);
      }
      await shop.close();
    }
    const p99 = (name: string, position: number) => measured.get(name)?.at(position)?.p99 ?? Number.NaN;
    for (const [name, results] of measured) {
      const times = results.map((result) => `${milliseconds(result.p50)} / ${milliseconds(result.p99)}`);
      const limited = growth.indexOf(LIMIT.products);
      const ofList = limited < 0 ? Number.NaN : p99(name, limited) / p99('list', limited);
      if (name.includes('styles') && ofList > LIMIT.times) {
        console.error(`${database}: the p99 of “${name}” is ${ofList.toFixed(1)} times that of the list.`);
        process.exitCode = 1;
      }
      const grows = (p99(name, -1) / p99(name, 0)).toFixed(1);
      rows.push([name, database, ...times, grows, ofList.toFixed(1)]);
    }
  }
  const sizes = growth.map((products) => `${products.toLocaleString('en')} products`);
  const limitedAt = `of list at ${LIMIT.products.toLocaleString('en')}`;
  publish(
    'Growth',
    `p50 / p99 in ms of ${CALLS} calls each, one at a time and in turns. “Of list” is a p99 divided by that of the plain list; for styles, it must be at most ${LIMIT.times}. \`npm run bench -- --growth\`.\n\n${table(['call', 'database', ...sizes, 'p99 grows', limitedAt], rows)}`,
  );
}

async function benchMemory(): Promise<void> {
  const rows: string[][] = [];
  for (const start of starts) {
    const shop = await start((db) => fillShop(db, PRODUCTS, 30_000));
    const cases = serverCases(await firstProduct(shop));
    const samples = [];
    for (let minute = 0; minute < MEMORY_MINUTES; minute++) {
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
  const head = ['database', 'MB after 2 minutes', `MB after ${MEMORY_MINUTES}`, 'peak MB'];
  publish('Memory', `Resident memory under mixed load. \`npm run bench -- --memory\`.\n\n${table(head, rows)}`);
}

await ensureBuilt(shopBuild);
if (options.growth) await benchGrowth();
if (options.memory) await benchMemory();
if (!options.growth && !options.memory) await benchServers();
