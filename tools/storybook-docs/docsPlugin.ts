/**
 * Serves data from the source of stories and of the product: `virtual:docs` to documentation pages, `virtual:texts` to
 * their search, `virtual:code` and `virtual:usage` to pages of components and tokens, and `virtual:props`, which is
 * small, to every story. Writes `llms.txt` and the Markdown pages that it links to into the build.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readChanges } from './changes.ts';
import { readAllEvidence, readTestedAt } from './evidence.ts';
import { entryMarkdown, llmsTxt, manifestEntries, markdownPath, readGuides } from './manifest.ts';
import { mapOf } from './map.ts';
import { readPages } from './pages.ts';
import { readProps } from './props.ts';
import { readSentences } from './sentences.ts';
import { readStoryCode } from './storyCode.ts';
import { readAllStoryLines, readStoryFiles } from './storyFiles.ts';
import { readUsage } from './usage.ts';

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
    testedAt: readTestedAt(root),
    journeys: mapOf(files),
    emptyStates: readSentences(root, 'empty'),
    toasts: readSentences(root, 'toast'),
    refusals: readSentences(root, 'refusal'),
    releases: readChanges(root),
  });
}

/** The texts of pages and stories. */
const texts = () =>
  exporting({ ...readAllStoryLines(root), pages: readPages(root).map(({ title, lines }) => ({ title, lines })) });

/** The props of all components that have stories. */
function props(): string {
  const componentNames = new Set(readStoryFiles(root).map(({ title }) => title.split('/').at(-1)));
  return exporting({
    props: Object.fromEntries(Object.entries(readProps(root)).filter(([name]) => componentNames.has(name))),
  });
}

const made: Readonly<Record<string, () => string>> = {
  '\0virtual:docs': docs,
  '\0virtual:props': props,
  '\0virtual:texts': texts,
  '\0virtual:code': () => exporting({ code: readStoryCode(root) }),
  '\0virtual:usage': () => exporting({ usage: readUsage(root) }),
};

/** Reloads the modules when a file that they read changes. */
export function docsPlugin(): Plugin {
  return {
    name: 'abs:docs',
    resolveId: (id) => (`\0${id}` in made ? `\0${id}` : undefined),
    load: (id) => made[id]?.(),
    async generateBundle() {
      const entries = manifestEntries(root, await readGuides(root));
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('llms.txt', llmsTxt(root, entries));
      for (const entry of Object.values(entries)) emit(markdownPath(entry.id), entryMarkdown(entry));
    },
    hotUpdate({ file, modules }) {
      if (
        !/^(stories|\.storybook|(packages\/ui|apps\/(shop|api))\/src)\/.*\.(tsx?|mdx|json)$/.test(relative(root, file))
      )
        return undefined;
      const stale = Object.keys(made).flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []);
      return [...modules, ...stale];
    },
  };
}
