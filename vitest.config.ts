import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { viewports } from './tools/storybook-preview/viewports.ts';

/** Stops Chromium's own network traffic, and makes it draw text identically on every machine. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Libraries that components and flows import. */
const libraries = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@visx/grid',
  '@visx/scale',
  '@visx/shape',
  '@xstate/react',
  'class-variance-authority',
  'ky',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
  'sonner',
  'xstate',
  'zod/mini',
];

/** Every story, run in a browser: it renders, its play passes, and axe finds nothing. One project per mode. */
const stories = (theme: 'light' | 'dark', viewport: keyof typeof viewports) => ({
  // A copy of the project (tools/generators/projectCopy.ts) links to libraries outside its folder.
  server: { fs: { strict: false } },
  plugins: [
    vanillaExtractPlugin(),
    storybookTest({ configDir: '.storybook', initialGlobals: { theme, viewport: { value: viewport } } }),
  ],
  // Listed, because Vite reloads the page and so fails the test when it discovers a library in the middle of a run.
  optimizeDeps: { include: libraries },
  test: {
    name: `stories-${theme}`,
    setupFiles: ['.storybook/vitest.setup.ts'],
    isolate: false,
    // Documentation pages, whose chart StateChart.stories.tsx already tests.
    exclude: ['tools/storybook-flows/*.atlas.tsx'],
    // Long, for slow machines. A step that a play waits for has a limit of its own (.storybook/preview.tsx).
    testTimeout: 300_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: chromiumFlags,
        },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'en-NG',
          timezoneId: 'Africa/Lagos',
          colorScheme: theme,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Stories only. All other tests are in vitest.node.config.ts, so that a broken story cannot stop them. */
export default defineConfig({
  test: {
    // One page per core. By default Vitest leaves one core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    projects: [stories('light', 'desktop'), stories('dark', 'phone')],
  },
});
