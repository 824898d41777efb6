/** Adds the flows to Storybook: finds them, and serves a page for each and its data. */
import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { machines as allMachines } from '@abs/machines/describe';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { flowTitle } from '../story-files/flowNames.ts';
import type { Atlas } from './atlas.ts';
import { coverageOf } from './coverage.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let atlas: Promise<Atlas> | undefined;

/** Made once, in a separate process, so that the layout library cannot get into a bundle. */
function readAtlas(): Promise<Atlas> {
  atlas ??= promisify(execFile)(process.execPath, [here('print.ts')], { maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => JSON.parse(stdout) as Atlas,
  );
  return atlas;
}

const PAGE = 'flows.atlas.tsx';
/** Without a name, Storybook would use the file's. */
const PAGE_NAME = 'page';

/**
 * Entries for Storybook's `stories`: the same module once for each flow, because Storybook makes at most one docs page
 * for an entry. The module finds its flow by its title.
 */
export const atlasStories = [...allMachines.keys()]
  .map(flowTitle)
  .sort()
  .map((titlePrefix) => ({ directory: '../tools/storybook-flows', files: PAGE, titlePrefix }));

/** Makes the index entries of those pages. */
export const atlasIndexer: Indexer = {
  test: /\.atlas\.tsx$/,
  createIndex: async (fileName, { makeTitle }) => [
    {
      type: 'story',
      importPath: fileName,
      exportName: 'Chart',
      title: makeTitle(PAGE_NAME).replace(`/${PAGE_NAME}`, ''),
      tags: ['autodocs', '!test', 'screenshot'],
    },
  ],
};

const OVERVIEW = 'virtual:atlas';
const FLOW = `${OVERVIEW}/`;

const codeOf = (value: unknown) => JSON.stringify(value);

function overviewCode({ entries, claims, noStory }: Atlas): string {
  const machines = entries.map(({ machine }) => machine);
  const importers = machines.map(({ name }) => `${codeOf(name)}: () => import(${codeOf(FLOW + name)})`);
  return [
    `export const claims = ${codeOf(claims)};`,
    `export const noStory = ${codeOf(noStory)};`,
    `export const coverage = ${codeOf(coverageOf({ machines, claims, noStory }))};`,
    `export const flows = { ${importers.join(', ')} };`,
  ].join('\n');
}

/** Serves `virtual:atlas`, an overview, and a module for each flow. Rebuilt when flows or stories change. */
export function atlasPlugin(): Plugin {
  return {
    name: 'abs:atlas',
    resolveId: (id) => (id === OVERVIEW || id.startsWith(FLOW) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${OVERVIEW}`)) return undefined;
      const made = await readAtlas();
      if (id === `\0${OVERVIEW}`) return overviewCode(made);
      const entry = made.entries.find(({ machine }) => id === `\0${FLOW}${machine.name}`);
      return entry && `export default ${codeOf(entry)};`;
    },
    hotUpdate({ file, modules }) {
      const isSource = /^(packages\/machines\/src|stories|tools\/storybook-flows)\/.*\.tsx?$/.test(
        relative(here('../..'), file),
      );
      if (!isSource) return undefined;
      atlas = undefined;
      const graph = this.environment.moduleGraph;
      const made = [...graph.idToModuleMap.values()].filter((module) => module.id?.startsWith(`\0${OVERVIEW}`));
      return [...modules, ...made];
    },
  };
}
