/** `npm run test:e2e`: journeys through the started product in a real browser. */
import { runE2eTests } from '../tools/runner/suites.ts';

const result = await runE2eTests(process.argv.slice(2));
process.exitCode = result.ok ? 0 : 1;
