/**
 * `npm run test:api`, `test:stories`, `test:e2e`: runs parts of the test runs and shows their output live. Passes
 * further arguments to Vitest or Playwright.
 */
import { partsNamed } from '../tools/runner/parts.ts';
import { stopOnSignals } from '../tools/runner/processes.ts';
import { root } from '../tools/runner/project.ts';
import { runParts } from '../tools/runner/runParts.ts';
import { keepStoryTexts } from '../tools/story-files/storyTexts.ts';

const end = process.argv.indexOf('--');
const [names, args] = [process.argv.slice(2, end), process.argv.slice(end + 1)];
stopOnSignals();
const results = await runParts(partsNamed(names), {
  echo: true,
  args: Object.fromEntries(names.map((name) => [name, args])),
});
// The texts of stories are committed for Storybook's search.
if (names.includes('stories')) keepStoryTexts(root);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
