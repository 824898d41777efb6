/**
 * `npm test`: what must hold before a merge. `npm run test:all` (`--all`) and `npm run nightly` (`--nightly`) run the rest.
 * All end with one line that counts.
 *
 *   --only <parts>  some parts, separated by commas: see tools/runner/parts.ts
 *   --changed       what uncommitted changes can have broken most likely, in about two minutes
 *   --since <ref>   the same for what changed since a commit
 */
import { parseArgs } from 'node:util';
import { nearChange } from '../tools/runner/changed.ts';
import { type Part, partsNamed, partsOf } from '../tools/runner/parts.ts';
import { stopOnSignals } from '../tools/runner/processes.ts';
import { type RunOptions, runParts } from '../tools/runner/runParts.ts';
import { readCommit, summarize, writeLastRun } from '../tools/runner/summary.ts';

const OPTIONS = {
  all: { type: 'boolean' },
  nightly: { type: 'boolean' },
  only: { type: 'string' },
  changed: { type: 'boolean' },
  since: { type: 'string' },
} as const;

type Choice = { parts: Record<string, Part>; options?: RunOptions; leftOut: string[] };

/** The parts to run, by the options. @throws when they name an option, a part or a commit that does not exist */
function choose(): Choice {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.changed || values.since !== undefined) {
    const { names, args } = nearChange(values.since ?? 'HEAD');
    return { parts: partsNamed(names), options: { args }, leftOut: [] };
  }
  if (values.only !== undefined) return { parts: partsNamed(values.only.split(',')), leftOut: [] };
  if (values.nightly || values.all) return { parts: partsOf(values.nightly ? 'nightly' : 'all'), leftOut: [] };
  const parts = partsOf('main');
  return { parts, leftOut: Object.keys(partsOf('all')).filter((name) => !(name in parts)) };
}

async function run({ parts, options, leftOut }: Choice): Promise<void> {
  const start = performance.now();
  const state = readCommit();
  stopOnSignals();
  const results = await runParts(parts, options);
  summarize(results, Math.round((performance.now() - start) / 1000), leftOut);
  writeLastRun(state, results);
}

try {
  await run(choose());
} catch (error) {
  // A wrong option, or a disk that is full: one sentence, without the stack.
  console.error((error as Error).message);
  process.exitCode = 2;
}
