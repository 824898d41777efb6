/**
 * `npm test`: everything, ending with one line that counts.
 *
 *   --only <parts>  some parts, separated by commas: see tools/runner/parts.ts
 */
import { parseArgs } from 'node:util';
import { runParts } from '../tools/runner/parts.ts';
import { summarize } from '../tools/runner/summary.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

summarize(await runParts(values.only));
