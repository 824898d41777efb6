import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { readLedger } from './tools/ledger/ledger.ts';

/** Backend tests that need no database or create their own. They run with the tests on PGlite, not with PostgreSQL. */
const runOnce = [
  'startup',
  'shopMode',
  'config',
  'log',
  'accounts/password*',
  'catalogue/searchText',
  'db/damage',
  'db/memory',
  'demo/stories',
  'http/upload',
  'mail/{template,transport}',
  'payments/{checkSchedule,paystackClient,requestOrigin}',
  'sandbox/cards',
  'storage/storage',
].map((name) => `apps/api/src/${name}.test.ts`);

/** Tests that replace Node's built-in modules, and must therefore not share a process with other tests. */
const replaceModules = ['accounts/codeSecrecy', 'db/durability'].map((name) => `apps/api/src/${name}.test.ts`);

const seeded = join(import.meta.dirname, 'tools/runner/properties.ts');

/** Replaces fast-check with tools/runner/properties.ts, so that property tests use the run's seed. */
export const seededProperties = {
  name: 'seeded-properties',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) => (id === 'fast-check' && importer !== seeded ? seeded : undefined),
};

const api = join(import.meta.dirname, 'apps/api/src');

/** Makes passwords cheap to hash. Servers that tests start are built without this: server.test.ts proves the real cost. */
export const cheapPasswords = {
  name: 'cheap-passwords',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) =>
    id === './passwordCost.ts' && importer === join(api, 'accounts/passwordHash.ts')
      ? join(api, 'testing/passwordCost.ts')
      : undefined,
};

/** A test fails if one of its tags is not a row of the ledger. */
export const tags = readLedger().map(({ number, cells: [description = ''] }) => ({ name: number, description }));

/** No test fails because the machine is slow or busy. tools/runner stops tests that hang. */
const node = {
  environment: 'node' as const,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

const unit = {
  ...node,
  // Style tests import the compiled CSS.
  css: { include: /\.vanilla\.css\?inline/ },
};

/** Tests that need no browser: machines, rules and the backend. */
export default defineConfig({
  test: {
    // One worker per core. By default Vitest leaves one core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    tags,
    projects: [
      {
        plugins: [vanillaExtractPlugin(), seededProperties],
        test: {
          ...unit,
          name: 'unit',
          // Starting a process for each file would take most of the time.
          isolate: false,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'stories/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        // Isolated (the default), because its modules hold the session and the URL of the server.
        plugins: [vanillaExtractPlugin(), seededProperties],
        test: { ...unit, name: 'unit-shop', include: ['apps/shop/**/*.test.{ts,tsx}'] },
      },
      {
        // The backend with a real database: PGlite, or PostgreSQL when TEST_DATABASE_URL is set. Files share a process,
        // because compiling PGlite again in each process would take longer than most files.
        plugins: [seededProperties, cheapPasswords],
        test: {
          ...node,
          name: 'api',
          globalSetup: 'apps/api/src/testing/globalSetup.ts',
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: [...replaceModules, ...(process.env.TEST_DATABASE_URL ? runOnce : [])],
        },
      },
      { test: { ...node, name: 'api-alone', include: replaceModules } },
    ],
  },
});
