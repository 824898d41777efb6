import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { storyFolders } from '../tools/story-files/storyFiles.ts';
import { docsPlugin } from '../tools/storybook-docs/docsPlugin.ts';
import { atlasIndexer, atlasPlugin, atlasStories } from '../tools/storybook-flows/flowsPlugin.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    ...storyFolders.map(({ folder, titlePrefix }) => ({
      directory: `../${folder}`,
      titlePrefix,
      files: '**/*.stories.tsx',
    })),
    ...atlasStories,
  ],
  experimental_indexers: (indexers = []) => [...indexers, atlasIndexer],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: root('apps/api/demo/pictures'), to: '/media/demo' },
    { from: root('apps/shop/public'), to: '/' },
    { from: root('packages/ui/src/fonts'), to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other generator needs TypeScript's compiler API, which version 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), atlasPlugin(), docsPlugin()],
  }),
  // The Actions panel serializes each event, and with it the window that the event carries. From there it would reach the
  // windows of other stories on the page, whose story store throws while they load. So a window serializes as a name.
  previewHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg" /><script>Object.defineProperty(window,'toJSON',{value:()=>'[Window]'})</script>`,
  // For the charts in the panel, which Storybook's own frame draws.
  managerHead: (head) =>
    `${head}<style>@font-face{font-family:'ABS Sans';src:url('./fonts/archivo-latin.woff2');font-weight:400 700}</style>`,
};

export default config;
