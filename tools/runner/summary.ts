import type { SuiteResult } from './suites.ts';

/** Prints what failed and one line that counts, and sets the exit code. */
export function summarize(results: readonly SuiteResult[]): void {
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
}
