/**
 * `npm run bench`: compares the built server on PostgreSQL and on PGlite with a bare Hono server that sends the same
 * bytes. `--growth` measures times with 100 to 1,000,000 products instead, `--memory` the memory during ten minutes of
 * mixed load. `--write` saves the result in docs/performance.md. `--only <text>` measures only the calls whose name
 * contains it.
 */
import { parseArgs } from 'node:util';
import type { BenchCase } from '../tools/bench/cases.ts';
import { growthCases, serverCases } from '../tools/bench/cases.ts';
import { fillShop } from '../tools/bench/fillShop.ts';
import { load, type Measured, recordAnswer } from '../tools/bench/load.ts';
import { bar, publish, table } from '../tools/bench/report.ts';
import { type BenchServer, firstProduct, startBare, startOnPglite, startOnPostgres } from '../tools/bench/servers.ts';
import { median } from '../tools/bench/statistics.ts';
import { ensureBuilt, shopBuild } from '../tools/runner/builds.ts';

const ROUNDS = 3;
const SECONDS = 2;
const PRODUCTS = 65;
const GROWTH = [100, 10_000, 100_000, 1_000_000];
const MEMORY_MINUTES = 10;
const CHART_MB = 1000;

const { values: options } = parseArgs({
  options: {
    growth: { type: 'boolean' },
    memory: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
const starts = [startOnPostgres, startOnPglite];
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
      rows.push([position === 0 ? name : '', server?.name ?? '', ...figures, ratio.toFixed(3), bar(ratio)]);
    }
    console.log(`${name} …`);
  }
  for (const server of servers) await server.close();
  const head = ['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'RSS MB', 'of bare', 'chart'];
  const how = `${PRODUCTS} products, 10 connections, medians of ${ROUNDS} rounds. \`npm run bench\`.`;
  publish('Server', `${how}\n\n${table(head, rows)}`);
}

async function benchGrowth(): Promise<void> {
  const rows: string[][] = [];
  for (const start of starts) {
    const measured = new Map<string, Measured[]>();
    let database = '';
    for (const products of GROWTH) {
      const shop = await start((db) => fillShop(db, products, 1));
      database = shop.name;
      console.log(`${database}, ${products} products …`);
      for (const { name, request } of growthCases(await firstProduct(shop))) {
        if (!name.includes(options.only)) continue;
        await load(shop.url, request, { connections: 1, amount: 20 });
        const result = await load(shop.url, request, { connections: 1, amount: 100 });
        measured.set(name, [...(measured.get(name) ?? []), result]);
      }
      await shop.close();
    }
    const slowest = Math.max(...[...measured.values()].map((results) => results.at(-1)?.p99 ?? 0));
    for (const [name, results] of measured) {
      const ratio = (results.at(-1)?.p99 ?? Number.NaN) / (results[0]?.p99 ?? Number.NaN);
      const times = results.map(({ p50, p99 }) => `${milliseconds(p50)} / ${milliseconds(p99)}`);
      rows.push([name, database, ...times, ratio.toFixed(1), bar((results.at(-1)?.p99 ?? 0) / slowest)]);
    }
  }
  const head = [
    'call',
    'database',
    ...GROWTH.map((products) => `${products.toLocaleString('en')} products`),
    'p99 grows',
    'chart',
  ];
  publish(
    'Growth',
    `p50 / p99 in ms of 100 calls, one at a time; the chart is the last p99 beside the database's slowest. \`npm run bench -- --growth\`.\n\n${table(head, rows)}`,
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
    rows.push([shop.name, String(samples[1]), String(samples.at(-1)), String(peak), bar(peak / CHART_MB)]);
    await shop.close();
  }
  const head = ['database', 'MB after 2 minutes', `MB after ${MEMORY_MINUTES}`, 'peak MB', 'chart'];
  publish(
    'Memory',
    `Resident memory under mixed load; the chart ends at ${CHART_MB} MB. \`npm run bench -- --memory\`.\n\n${table(head, rows)}`,
  );
}

await ensureBuilt(shopBuild);
if (options.growth) await benchGrowth();
if (options.memory) await benchMemory();
if (!options.growth && !options.memory) await benchServers();
