/** Serves `virtual:docs`: what pages of documentation read from the source of stories and of the product. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readAllEvidence } from './evidence.ts';
import { mapOf } from './map.ts';
import { readSentences } from './sentences.ts';
import { readStoryFiles } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ID = 'virtual:docs';
const RESOLVED = `\0${ID}`;

function code(): string {
  const files = readStoryFiles(root);
  const exported = {
    files,
    evidence: readAllEvidence(root),
    journeys: mapOf(files),
    emptyStates: readSentences(root, 'empty'),
    toasts: readSentences(root, 'toast'),
    refusals: readSentences(root, 'refusal'),
  };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Made anew when a file that it reads changes. */
export function docsPlugin(): Plugin {
  return {
    name: 'abs:docs',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? code() : undefined),
    hotUpdate({ file, modules }) {
      if (!/^(stories|\.storybook|(packages\/ui|apps\/(shop|api))\/src)\/.*\.(tsx?|json)$/.test(relative(root, file)))
        return undefined;
      const made = this.environment.moduleGraph.getModuleById(RESOLVED);
      return made ? [...modules, made] : undefined;
    },
  };
}
