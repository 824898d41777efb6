/** Finds the tests that a change most likely affects, by following imports backwards from the changed files. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Imports, readImports } from './imports.ts';
import { root } from './project.ts';

/** The most test files near a change that run, so that they take two minutes instead of ten. */
const MOST_NEARBY = { stories: 50, api: 15 };

/**
 * Chooses the parts that a change most likely affects: all static checks, the unit tests that import changed files, and
 * the API tests and stories nearest to them. Leaves out screenshots and journeys.
 * @param since the commit with which files are compared
 * @throws when git does not know the commit, or nothing differs from it
 */
export function nearChange(since: string): { names: string[]; args: Record<string, readonly string[]> } {
  const changed = changedFiles(root, since);
  if (changed.length === 0) throw new Error(`Nothing differs from ${since}: name another commit with --since.`);
  const imports = readImports(root);
  const nearby = (pattern: string, steps: number, most: number) => {
    const tests = nearbyTests(globSync(pattern, { cwd: root }).sort(), changed, imports, steps);
    if (tests.length > most) console.log(`${tests.length} files of ${pattern} are near the change; ${most} are run.`);
    return tests.slice(0, most);
  };
  const api = nearby('apps/api/src/**/*.test.ts', 1, MOST_NEARBY.api);
  const stories = nearby('stories/**/*.stories.tsx', 2, MOST_NEARBY.stories);
  const names = ['types', 'lint', 'unused-code', 'words', 'spec-ledger', 'states', 'unit'];
  if (api.length > 0) names.push('api');
  if (stories.length > 0) names.push('stories');
  return { names, args: { unit: ['--changed', since, '--passWithNoTests'], api, stories } };
}

/** @throws when git does not know the commit, or the folder is in no repository */
export function expectCommit(folder: string, commit: string): void {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch {
    throw new Error(`git knows no commit ${commit}.`);
  }
}

/** The files that differ from the commit, including new files. @throws when git does not know the commit */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  expectCommit(root, since);
  const names = git('diff', '--name-only', since) + git('ls-files', '--others', '--exclude-standard');
  return names.split('\n').filter(Boolean);
}

/**
 * The tests that are at most `steps` folders away from a changed file, nearest first. The distance is 0 for tests in
 * its folder, 1 for tests in a folder that imports it, and so on.
 * @param tests files of tests, from the root of the project
 */
export function nearbyTests(tests: readonly string[], changed: readonly string[], imports: Imports, steps: number) {
  const importers = importersIn(imports);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const file of distances.keys()) {
    const distance = distances.get(file) ?? 0;
    for (const importer of importers.get(file) ?? []) {
      const next = distance + Number(dirname(importer) !== dirname(file));
      if (next > steps || next >= (distances.get(importer) ?? Number.POSITIVE_INFINITY)) continue;
      // Deleted first, so that the loop visits the importer again with the shorter distance.
      distances.delete(importer);
      distances.set(importer, next);
    }
  }
  const folders = new Set(changed.map((file) => dirname(file)));
  const distanceOf = (test: string) => (folders.has(dirname(test)) ? 0 : distances.get(test));
  return tests
    .flatMap((test) => {
      const distance = distanceOf(test);
      return distance === undefined ? [] : [{ test, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ test }) => test);
}

/** The importers of each file. */
function importersIn(imports: Imports): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [file, all] of imports) {
    for (const { to } of all) importers.set(to, (importers.get(to) ?? new Set()).add(file));
  }
  return importers;
}
