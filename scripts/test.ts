/** `npm test`: everything, ending with one line that counts. */
import {
  runApiTests,
  runCheck,
  runE2eTests,
  runLedgerReports,
  runScriptCheck,
  runStorybookChecks,
  runStoryTests,
  runUnitTests,
} from '../tools/runner/suites.ts';
import { summarize } from '../tools/runner/summary.ts';

summarize([
  await runCheck('types', 'tsc', ['-p', 'tsconfig.json']),
  await runCheck('lint', 'biome', ['check', '.']),
  await runCheck('unused code', 'knip', []),
  await runScriptCheck('spec ledger', 'scripts/checkLedger.ts'),
  await runScriptCheck('states', 'scripts/checkStates.ts'),
  await runUnitTests(),
  ...(await runApiTests()),
  await runStoryTests(),
  ...(await runStorybookChecks()),
  await runE2eTests(),
  await runLedgerReports(),
]);
