import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { readLedger } from './tools/ledger/ledger.ts';

/** Tests of the backend that need no database, or bring their own: they run once, with those on PGlite. */
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
  'mail/transport',
  'payments/{checkSchedule,paystackClient,requestOrigin}',
  'sandbox/cards',
  'storage/storage',
].map((name) => `apps/api/src/${name}.test.ts`);

/** Tests that put something else in the place of Node's own modules, which no other test may meet. */
const replaceModules = ['accounts/codeSecrecy', 'db/durability'].map((name) => `apps/api/src/${name}.test.ts`);

const seeded = join(import.meta.dirname, 'tools/runner/properties.ts');

/** Gives each test of properties the run's values. */
const seededProperties = {
  name: 'seeded-properties',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) => (id === 'fast-check' && importer !== seeded ? seeded : undefined),
};

// What hangs is found by the runner; a slow machine may take its time.
const api = {
  environment: 'node' as const,
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

const unit = {
  environment: 'node' as const,
  // Properties are tried on hundreds of values, which takes a busy machine a while.
  testTimeout: 120_000,
  // Tests of the styles themselves import what they compile to.
  css: { include: /\.vanilla\.css\?inline/ },
};

/** What needs no browser: machines, rules and the backend. */
export default defineConfig({
  test: {
    // As many as there are cores; Vitest would leave one idle, which of two is half.
    maxWorkers: '100%',
    // A test with a number that is no row of the ledger fails.
    tags: readLedger().map(({ number, cells: [description = ''] }) => ({ name: number, description })),
    projects: [
      {
        plugins: [vanillaExtractPlugin(), seededProperties],
        test: {
          ...unit,
          name: 'unit',
          // A process for each file would take most of the time.
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
        // Its modules keep the session and the address of the server.
        plugins: [vanillaExtractPlugin(), seededProperties],
        test: { ...unit, name: 'unit-shop', include: ['apps/shop/**/*.test.{ts,tsx}'] },
      },
      {
        // The backend against a real database: PGlite, or PostgreSQL when TEST_DATABASE_URL is set. Files share a process,
        // since each process would compile PGlite again, which takes longer than most files.
        plugins: [seededProperties],
        test: {
          ...api,
          name: 'api',
          globalSetup: 'apps/api/src/testing/globalSetup.ts',
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: [...replaceModules, ...(process.env.TEST_DATABASE_URL ? runOnce : [])],
        },
      },
      { test: { ...api, name: 'api-alone', include: replaceModules } },
    ],
  },
});
