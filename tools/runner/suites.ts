import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { keepStoryTexts } from '../story-files/storyTexts.ts';
import { ensureChromium } from './chromium.ts';
import { findTestPostgres } from './postgres.ts';
import { bin, buildStorybook, ensureBuilt, root, run, runAndKeepTail } from './project.ts';
import { type Counts, countsOf, pictureCounts } from './testReports.ts';

/**
 * The result of a suite: the counts that its runner reported, whether it is green, and what failed, each with its
 * reason on one line.
 */
export type SuiteResult = {
  name: string;
  passed: number;
  failed: number;
  ok: boolean;
  seconds: number;
  failures: string[];
};

const REPORTS = join(root, 'test-results/reports');

async function suite(
  name: string,
  work: (report: string) => Promise<{ code: number; counts: Counts }>,
): Promise<SuiteResult> {
  console.log(`\n── ${name}`);
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const start = performance.now();
  const { code, counts } = await work(report);
  const failed = counts.failed || (code === 0 ? 0 : 1);
  const seconds = Math.round((performance.now() - start) / 1000);
  const { passed } = counts;
  const failures =
    failed > 0 && counts.failures.length === 0 ? [`Ended with exit code ${code}: see its output.`] : counts.failures;
  return { name, passed, failed, ok: code === 0 && failed === 0 && passed > 0, seconds, failures };
}

const check = (name: string, command: string, args: string[]): Promise<SuiteResult> =>
  suite(name, async () => {
    const { code, tail } = await runAndKeepTail(command, args);
    const counts = code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: tail };
    return { code, counts };
  });

/** A check that passes or fails as a whole: the type check, the linter. */
export const runCheck = (name: string, command: string, args: string[]) => check(name, bin(command), args);

/** Such a check that is a script of ours. */
export const runScriptCheck = (name: string, script: string, args: string[] = []) =>
  check(name, process.execPath, [join(root, script), ...args]);

/** The ledger's tests and stories, looked up in the reports of the suites that ran before. */
export const runLedgerReports = () =>
  runScriptCheck(
    'ledger in reports',
    'scripts/checkLedger.ts',
    ['unit', 'api-on-PGlite', 'api-on-PostgreSQL', 'stories', 'e2e']
      .map((name) => join(REPORTS, `${name}.json`))
      // Without a PostgreSQL there is no report of it; each other suite has left one.
      .filter((report) => existsSync(report) || !report.includes('PostgreSQL')),
  );

const NODE_CONFIG = 'vitest.node.config.ts';

/** See `properties.ts`. */
const NEW_VALUES = { PROPERTY_SEED: 'new' };

/** Vitest with arguments of its own. */
const runVitest = (name: string, args: string[], env: Record<string, string> = {}): Promise<SuiteResult> =>
  suite(name, async (report) => {
    const code = await run(
      bin('vitest'),
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env: { ...process.env, ...env } },
    );
    return { code, counts: countsOf(report) };
  });

/** Further arguments go to Vitest. */
export const runUnitTests = (args: string[] = []) =>
  runVitest('unit', ['-c', NODE_CONFIG, '--project', 'unit', ...args]);

/** Stories in a real browser, each checked for accessibility; further arguments go to Vitest. */
export async function runStoryTests(args: string[] = []): Promise<SuiteResult> {
  ensureChromium();
  const result = await runVitest('stories', args);
  keepStoryTexts(root);
  return result;
}

/** The built Storybook: every story's pictures against their baselines, and every page. */
export async function runStorybookChecks(): Promise<SuiteResult[]> {
  try {
    const built = ['--built', await buildStorybook()];
    return [
      await suite('pictures', async (report) => {
        const code = await run(process.execPath, [join(root, 'scripts/testVisual.ts'), ...built, '--counts', report]);
        return { code, counts: pictureCounts(report) };
      }),
      await runScriptCheck('pages of Storybook', 'scripts/crawlStorybook.ts', built),
    ];
  } catch (error) {
    const failures = [(error as Error).message];
    return [{ name: 'pictures and pages', passed: 0, failed: 1, ok: false, seconds: 0, failures }];
  }
}

/**
 * The journeys that are too many for every run, properties with new values, the pictures of every story, and checks of the
 * checks: that a fault in a picture is seen, in any order, that the first page leads where it says, and that others can
 * use the packages.
 */
export async function runNightlyChecks(): Promise<SuiteResult[]> {
  const built = ['--built', await buildStorybook()];
  return [
    await runE2eTests([], { E2E_NIGHTLY: 'true' }),
    await runVitest('new values', ['-c', NODE_CONFIG, '--project', 'unit', '--project', 'api'], NEW_VALUES),
    await runScriptCheck('all pictures', 'scripts/testVisual.ts', [...built, '--all']),
    await runScriptCheck('proof of pictures', 'scripts/proveVisual.ts', built),
    await runScriptCheck('three clicks', 'scripts/threeClicks.ts', built),
    await runScriptCheck('admin benchmark', 'scripts/benchAdmin.ts'),
    await runScriptCheck('packages elsewhere', 'scripts/testPackages.ts'),
  ];
}

const API = ['-c', NODE_CONFIG, '--project', 'api*'];

/** The backend's suite on PGlite alone; arguments go to Vitest. */
export const runApiOnPglite = (args: string[]) =>
  runVitest('api on PGlite', [...API, ...args], { TEST_DATABASE_URL: '' });

/** The backend's suite on PGlite, then on PostgreSQL; arguments go to Vitest. */
export async function runApiTests(args: string[] = []): Promise<SuiteResult[]> {
  const onPglite = await runApiOnPglite(args);
  const postgres = await findTestPostgres();
  if (postgres)
    return [onPglite, await runVitest('api on PostgreSQL', [...API, ...args], { TEST_DATABASE_URL: postgres })];
  console.log('\n── api on PostgreSQL\nNOT RUN: no PostgreSQL found. Name a server in TEST_DATABASE_URL to run it.');
  if (!process.env.CI) return [onPglite];
  const failures = ['No PostgreSQL found.'];
  return [onPglite, { name: 'api on PostgreSQL', passed: 0, failed: 1, ok: false, seconds: 0, failures }];
}

/** A port that nobody listens on, so that a shop that is running does not get in the way. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Journeys through the built product; further arguments go to Playwright. */
export const runE2eTests = (args: string[] = [], env: Record<string, string> = {}): Promise<SuiteResult> =>
  suite('e2e', async (report) => {
    ensureChromium();
    await ensureBuilt();
    const code = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], {
      env: {
        ...process.env,
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        E2E_PORT: String(await freePort()),
        OTHER_BACKENDS_PORT: String(await freePort()),
      },
    });
    return { code, counts: countsOf(report) };
  });
