/** `npm run test:stories`: every story in a real browser, in both themes. */
import { runStoryTests } from '../tools/runner/suites.ts';

const result = await runStoryTests(process.argv.slice(2));
process.exitCode = result.ok ? 0 : 1;
