import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Indexer, Manifests } from 'storybook/internal/types';
import { storyFolders } from '../tools/story-files/storyFiles.ts';
import { docsPlugin } from '../tools/storybook-docs/docsPlugin.ts';
import { manifestEntries, readGuides } from '../tools/storybook-docs/manifest.ts';
import { atlasIndexer, atlasPlugin, atlasStories } from '../tools/storybook-flows/flowsPlugin.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Limits Storybook to these files: see buildStories. */
const chosenFiles = process.env.STORY_FILES?.split(',');

const filesIn = (folder: string) =>
  chosenFiles?.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)) ?? [
    '**/*.stories.tsx',
  ];

/** Removes the tags that are row numbers of the spec ledger: they would fill the sidebar's tag filter. */
const withoutRowsOfLedger = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => ({
      ...entry,
      tags: entry.tags?.filter((tag) => !/^\d/.test(tag)),
    })),
});

/** Replaces what chosen stories do not show: the documentation, the panel's charts and the props of the controls. */
const withoutDocumentation = {
  name: 'abs:without-documentation',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    /storybook-docs\/\w+Page\.tsx$|^virtual:(?:atlas|props)$/.test(id) ? '\0without-documentation' : undefined,
  load: (id: string) =>
    id === '\0without-documentation'
      ? 'export const [DocsPage, ComponentPage] = [], flows = {}, claims = [], props = {};'
      : undefined,
};

const chosenCharts = chosenFiles?.some((file) => file.startsWith('tools/storybook-flows/'));
const dataPlugins = chosenFiles && !chosenCharts ? [withoutDocumentation] : [atlasPlugin(), docsPlugin()];

/**
 * On a busy machine Storybook hides the page in the middle of a rendering ("preparing"), and what is hidden cannot get
 * the focus. `revert-layer` takes back its `display: none`: the styles of components are in layers, and stay.
 */
const showWhilePreparing =
  "<style>.sb-show-preparing-story:not(.sb-show-main) > :not([class^='sb-']) { display: revert-layer }</style>";

const config: StorybookConfig & { experimental_manifests(existing?: Manifests): Promise<Manifests> } = {
  framework: '@storybook/react-vite',
  stories: [
    ...(chosenFiles ? [] : ['../stories/**/*.mdx', ...atlasStories]),
    ...storyFolders.flatMap(({ folder, titlePrefix }) =>
      filesIn(folder).map((files) => ({ directory: `../${folder}`, titlePrefix, files })),
    ),
  ],
  experimental_indexers: (indexers = []) => [...indexers.map(withoutRowsOfLedger), atlasIndexer],
  // Storybook's own manifest lacks guides and props behind `Omit`, and contains paths of this machine.
  experimental_manifests: async (manifests) => ({
    ...manifests,
    components: { v: 0, components: chosenFiles ? {} : manifestEntries(root(''), await readGuides(root(''))) },
  }),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: root('apps/api/demo/pictures'), to: '/media/demo' },
    { from: root('apps/shop/public'), to: '/' },
    { from: root('packages/ui/src/fonts'), to: '/fonts' },
  ],
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other generator needs TypeScript's compiler API, which version 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), ...dataPlugins],
  }),
  // The Actions panel serializes each event with its window, and from there the windows of other stories on the page,
  // whose story store throws while they load. Therefore a window serializes as a name.
  previewHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg" /><script>Object.defineProperty(window,'toJSON',{value:()=>'[Window]'})</script>${showWhilePreparing}`,
  // For the charts in the flow panel, which is part of Storybook's own UI.
  managerHead: (head) =>
    `${head}<style>@font-face{font-family:'ABS Sans';src:url('./fonts/archivo-latin.woff2');font-weight:400 700}</style>`,
};

export default config;
