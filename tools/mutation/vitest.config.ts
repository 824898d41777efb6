import { defineConfig } from 'vitest/config';
import { cheapPasswords, seededProperties, tags } from '../../vitest.node.config.ts';

/** The tests of the code that tools/mutation/stryker.config.json mutates. */
export default defineConfig({
  plugins: [seededProperties, cheapPasswords],
  test: {
    tags,
    environment: 'node',
    globalSetup: 'apps/api/src/testing/globalSetup.ts',
    include: [
      'packages/contract/src/orders/**/*.test.ts',
      'packages/machines/src/**/*.test.{ts,tsx}',
      'apps/api/src/{accounts,orders,payments}/**/*.test.ts',
    ],
    // They load modules while a test runs, so that Stryker takes code that runs while a file loads for tested code.
    exclude: ['codeSecrecy', 'attempts'].map((name) => `apps/api/src/accounts/${name}.test.ts`),
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
