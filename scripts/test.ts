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

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    nightly: { type: 'boolean' },
    only: { type: 'string' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  },
});

/** What the options choose. @throws when they name a part or a commit that does not exist */
function choose(): { parts: Record<string, Part>; options?: RunOptions } {
  if (values.changed || values.since !== undefined) {
    const { names, args } = nearChange(values.since ?? 'HEAD');
    return { parts: partsNamed(names), options: { args } };
  }
  if (values.only !== undefined) return { parts: partsNamed(values.only.split(',')) };
  return { parts: partsOf(values.nightly ? 'nightly' : values.all ? 'all' : 'main') };
}

const start = performance.now();
const state = readCommit();
const { parts, options } = choose();
stopOnSignals();
const results = await runParts(parts, options);
writeLastRun(state, results);
const leftOut = Object.keys(values).length === 0 ? Object.keys(partsOf('all')).filter((name) => !(name in parts)) : [];
summarize(results, Math.round((performance.now() - start) / 1000), leftOut);
