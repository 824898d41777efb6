/** `npm run nightly`: what tests the tests, and what measures the machine. Too slow, or too noisy, for `npm test`. */
import { runNightlyChecks } from '../tools/runner/suites.ts';
import { summarize } from '../tools/runner/summary.ts';

summarize(await runNightlyChecks());
