/**
 * Serves what is read from the source of stories and of the product: `virtual:docs` to pages of documentation, and
 * `virtual:props`, which is small, to every story.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readAllEvidence } from './evidence.ts';
import { mapOf } from './map.ts';
import { readProps } from './props.ts';
import { readSentences } from './sentences.ts';
import { readStoryFiles } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const exporting = (exported: Record<string, unknown>): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

function docs(): string {
  const files = readStoryFiles(root);
  return exporting({
    files,
    evidence: readAllEvidence(root),
    journeys: mapOf(files),
    emptyStates: readSentences(root, 'empty'),
    toasts: readSentences(root, 'toast'),
    refusals: readSentences(root, 'refusal'),
  });
}

/** Those of what stories are of. */
function props(): string {
  const componentNames = new Set(readStoryFiles(root).map(({ title }) => title.split('/').at(-1)));
  return exporting({
    props: Object.fromEntries(Object.entries(readProps(root)).filter(([name]) => componentNames.has(name))),
  });
}

const made: Readonly<Record<string, () => string>> = { '\0virtual:docs': docs, '\0virtual:props': props };

/** Reloads the modules when a file that they read changes. */
export function docsPlugin(): Plugin {
  return {
    name: 'abs:docs',
    resolveId: (id) => (`\0${id}` in made ? `\0${id}` : undefined),
    load: (id) => made[id]?.(),
    hotUpdate({ file, modules }) {
      if (!/^(stories|\.storybook|(packages\/ui|apps\/(shop|api))\/src)\/.*\.(tsx?|json)$/.test(relative(root, file)))
        return undefined;
      const stale = Object.keys(made).flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []);
      return [...modules, ...stale];
    },
  };
}
