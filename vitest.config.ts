import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { viewports } from './tools/storybook-preview/viewports.ts';

/** Chromium without traffic of its own, and with text that is drawn the same on every machine. */
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

/** What components and flows bring along. */
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
  plugins: [
    vanillaExtractPlugin(),
    storybookTest({ configDir: '.storybook', initialGlobals: { theme, viewport: { value: viewport } } }),
  ],
  // Named here, since a library that Vite first meets in the middle of a run makes it reload the page and fail the test.
  optimizeDeps: { include: libraries },
  test: {
    name: `stories-${theme}`,
    setupFiles: ['.storybook/vitest.setup.ts'],
    isolate: false,
    // Pages of documentation, made of what StateChart.stories.tsx shows.
    exclude: ['tools/storybook-flows/*.atlas.tsx'],
    testTimeout: 20_000,
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

/** Stories only: vitest.node.config.ts has the rest, so that a broken story cannot keep the others from running. */
export default defineConfig({
  test: {
    // As many pages as there are cores; Vitest would leave one idle, which of two is half.
    maxWorkers: '100%',
    projects: [stories('light', 'desktop'), stories('dark', 'phone')],
  },
});
