import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What needs no browser: machines, rules and the backend. */
export default defineConfig({
  test: {
    // As many as there are cores; Vitest would leave one idle, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Properties are tried on hundreds of values, which takes a busy machine a while.
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/shop/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'stories/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        // The backend against a real database: PGlite, or PostgreSQL when TEST_DATABASE_URL is set.
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
