/**
 * `npm test`: everything, ending with one line that counts.
 *
 *   --only <parts>  some parts, separated by commas: see tools/runner/parts.ts
 *   --changed       what uncommitted changes can have broken most likely, in about two minutes
 *   --since <ref>   the same for what changed since a commit
 */
import { parseArgs } from 'node:util';
import { runChanged, runParts } from '../tools/runner/parts.ts';
import { summarize } from '../tools/runner/summary.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string' } },
});

const isChanged = values.changed || values.since !== undefined;
summarize(isChanged ? await runChanged(values.since ?? 'HEAD') : await runParts(values.only));
