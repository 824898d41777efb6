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

const results = [
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
];

const failed = results.filter(({ failures }) => failures.length > 0);
if (failed.length > 0) console.log('\n── what failed');
for (const { name, failures } of failed) {
  for (const failure of failures.slice(0, 50)) console.log(`✗ ${name}: ${failure}`);
  if (failures.length > 50) console.log(`✗ ${name}: and ${failures.length - 50} more`);
}

const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
console.log('\n── summary');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s`,
  );
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
