/**
 * `npm run bench:pages`: measures pages with Lighthouse as on a phone (medians of five runs), with their bytes, and the
 * time from a touch to the next paint. `--write` saves the result in docs/performance.md.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../apps/api/src/testing/serverProcess.ts';
import { fillShop } from '../tools/bench/fillShop.ts';
import { timeInteractions } from '../tools/bench/interactions.ts';
import { publish, table } from '../tools/bench/report.ts';
import { productIds, startOnPglite } from '../tools/bench/servers.ts';
import { median } from '../tools/bench/statistics.ts';
import { ensureBuilt, shopBuild } from '../tools/runner/builds.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';

const RUNS = 5;
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Visits a page with Lighthouse. @returns the scores (0 to 100), then milliseconds, layout shift and bytes */
async function visit(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  if (!categories || !audits || runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError?.message}`);
  return [
    ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...Object.values(AUDITS).map((id) => audits[id]?.numericValue ?? Number.NaN),
  ];
}

await ensureBuilt(shopBuild);
const shop = await startOnPglite((db) => fillShop(db, 65, 1));
const [productId = ''] = await productIds(shop);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
});
try {
  const product = `/product/${productId}`;
  const pages = { home: '/', list: '/shop', product, login: '/login', 'sign-up': '/signup', cart: '/cart' };
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(`${shop.url}${path}`, port));
    const medians = (runs[0] ?? []).map((_, index) => median(runs.map((values) => values[index] ?? Number.NaN)));
    const [performance = 0, accessibility, practices, seo, fcp = 0, lcp = 0, tbt = 0, cls = 0, bytes = 0] = medians;
    rows.push([
      ...[name, performance, accessibility, practices, seo].map(String),
      ...[(fcp / 1000).toFixed(1), (lcp / 1000).toFixed(1), tbt.toFixed(0), cls.toFixed(2), (bytes / 1000).toFixed(0)],
    ]);
    console.log(`${name} …`);
  }
  const head = ['page', 'score', 'a11y', 'practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'kB'];
  const times = await timeInteractions(browser, shop.url, productId);
  const touches = times.map(({ name, median, slowest }) => [name, String(median), String(slowest)]);
  publish(
    'Pages',
    `Lighthouse on a phone, medians of ${RUNS}; bytes of the whole page. \`npm run bench:pages\`.\n\n${table(head, rows)}\n\n` +
      `Milliseconds from a touch to the next paint, processor slowed 4 times.\n\n${table(
        ['interaction', 'median', 'slowest'],
        touches,
      )}`,
  );
} finally {
  await browser.close();
  await shop.close();
}
