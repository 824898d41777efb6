/**
 * `npm test`: runs the checks that a merge needs. `npm run test:all` (`--all`) and `npm run nightly` (`--nightly`) run
 * the rest. All end with one line of totals.
 *
 *   --only <parts>  only these parts, separated by commas: see tools/runner/parts.ts
 *   --changed       the tests that uncommitted changes most likely affect, in about two minutes
 *   --since <ref>   the same for all changes since a commit
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

/** Chooses the parts to run. @throws when the options name an option, a part or a commit that does not exist */
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
  // Prints only the message, without the stack, of errors such as a wrong option or a full disk.
  console.error((error as Error).message);
  process.exitCode = 2;
}
