/** How the evidence of a planted fault is run, and what its report says. */
import { readFileSync } from 'node:fs';
import { storyNameFromExport } from 'storybook/internal/csf';
import { hasPassed, parseReference, patternSourceOf } from '../ledger/ledger.ts';
import { readReports } from '../runner/testReports.ts';

/** A command that runs tests in a copy of the repository; its paths are relative to the copy. */
export type TestRun = { args: string[]; report: string; env: Record<string, string>; minutes: number };

/** How a fault's evidence went: a failed test, a passed one, or the reason why neither is known. */
export type Outcome = 'failed' | 'passed' | { reason: string };

const VITEST_REPORT = 'test-results/reports/faults.json';

/**
 * The commands that run exactly the given evidence, one for each runner that it needs.
 *
 * @param storyFiles the story file of each title
 */
export function testRunsOf(references: readonly string[], storyFiles: ReadonlyMap<string, string>): TestRun[] {
  const groups = {
    node: new Map<string, string>(),
    stories: new Map<string, string>(),
    e2e: new Map<string, string>(),
  };
  const files = new Map<string, string>();
  for (const reference of references) {
    const evidence = parseReference(reference);
    if (evidence?.kind === 'story') {
      files.set(reference, storyFiles.get(evidence.title) ?? '');
      groups.stories.set(reference, patternSourceOf(storyNameFromExport(evidence.name)));
    } else if (evidence) {
      files.set(reference, evidence.path);
      groups[evidence.path.startsWith('e2e/') ? 'e2e' : 'node'].set(reference, patternSourceOf(evidence.title));
    }
  }
  const filesOf = (group: Map<string, string>) => [...new Set([...group.keys()].map((key) => files.get(key) ?? ''))];
  // Both runners match against the names of the surrounding blocks and the title, joined by blanks.
  const patternOf = (group: Map<string, string>) => `(?:^|\\s)(?:${[...new Set(group.values())].join('|')})$`;
  const vitest = (group: Map<string, string>, args: string[], minutes: number): TestRun => ({
    args: [
      ...['node_modules/vitest/vitest.mjs', 'run', ...args, ...filesOf(group)],
      ...['-t', patternOf(group), '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    ],
    report: VITEST_REPORT,
    env: {},
    minutes,
  });
  const runs: TestRun[] = [];
  if (groups.node.size > 0) runs.push(vitest(groups.node, ['-c', 'vitest.node.config.ts'], 5));
  if (groups.stories.size > 0) runs.push(vitest(groups.stories, ['--project', 'stories-light'], 5));
  if (groups.e2e.size > 0) {
    runs.push({
      args: ['scripts/testPart.ts', 'journeys', '--', ...filesOf(groups.e2e), '-g', patternOf(groups.e2e)],
      report: 'test-results/reports/journeys.json',
      env: { CI: 'true' },
      minutes: 15,
    });
  }
  return runs;
}

/** What the report of a run says about a reference. */
export function outcomeOf(reference: string, copy: string, report: string): Outcome {
  let text: string;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    return { reason: 'there is no report' };
  }
  const passed = hasPassed(reference, readReports(copy, [report]));
  if (passed === undefined) return { reason: 'the report has no result of this test' };
  if (passed) return 'passed';
  // Code that cannot run at all breaks any test that imports it, and so says nothing about the row.
  const [broken] =
    /(?:ReferenceError|SyntaxError|ERR_\w*TYPESCRIPT\w*|Transform failed|Failed to fetch dynamically)[^"\\]*/.exec(
      text,
    ) ?? [];
  return broken ? { reason: broken } : 'failed';
}
