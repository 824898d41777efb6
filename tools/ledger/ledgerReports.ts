import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** What ran, and whether it passed: the titles of each file's tests, and stories by their id. */
export type Ran = { tests: Map<string, Map<string, boolean>>; stories: Map<string, boolean> };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; meta?: { storyId?: string } }[];
  }[];
};

type PlaywrightSuite = {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

/** Of a title that ran more than once, each run has to pass. */
const add = (titles: Map<string, boolean>, title: string, passed: boolean) =>
  titles.set(title, passed && (titles.get(title) ?? true));

/**
 * Reads the JSON reports of Vitest and Playwright.
 *
 * @param root the folder to which the paths of the answer are relative
 * @throws when a report cannot be read: its suite broke down or did not run
 */
export function readReports(root: string, paths: string[]): Ran {
  const ran: Ran = { tests: new Map(), stories: new Map() };
  const titlesOf = (file: string) => {
    const path = relative(root, file);
    const titles = ran.tests.get(path) ?? new Map<string, boolean>();
    ran.tests.set(path, titles);
    return titles;
  };
  const addSuite = (folder: string, { specs, suites = [] }: PlaywrightSuite) => {
    for (const { title, file, tests } of specs) {
      for (const { status } of tests) {
        if (status !== 'skipped') add(titlesOf(resolve(folder, file)), title, status !== 'unexpected');
      }
    }
    for (const suite of suites) addSuite(folder, suite);
  };
  for (const path of paths) {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
    if ('suites' in report) {
      for (const suite of report.suites) addSuite(report.config.rootDir, suite);
      continue;
    }
    for (const { name, assertionResults } of report.testResults) {
      for (const { title, status, meta } of assertionResults) {
        if (status === 'skipped' || status === 'pending' || status === 'todo') continue;
        if (meta?.storyId) add(ran.stories, meta.storyId, status === 'passed');
        else add(titlesOf(name), title, status === 'passed');
      }
    }
  }
  return ran;
}
