import { defineConfig } from 'vitest/config';

/** The tests of the code that tools/mutation/stryker.config.json mutates. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'apps/api/src/testing/globalSetup.ts',
    include: [
      'packages/contract/src/orders/**/*.test.ts',
      'packages/machines/src/**/*.test.{ts,tsx}',
      'apps/api/src/{accounts,orders,payments}/**/*.test.ts',
    ],
    exclude: ['apps/api/src/accounts/codeSecrecy.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
