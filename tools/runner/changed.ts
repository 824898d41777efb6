/** Which tests a change can have broken most likely, found by following imports back from the changed files. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** Files as keys, each with the files that import it; all from the root of the project. */
export type Importers = Map<string, Set<string>>;

const SOURCES = ['packages/*/src/**', 'apps/*/src/**', 'stories/**'].map((folder) => `${folder}/*.{ts,tsx}`);

/** Names that differ from the commit, new files included. @throws when git does not know the commit */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const names = git('diff', '--name-only', since) + git('ls-files', '--others', '--exclude-standard');
  return names.split('\n').filter(Boolean);
}

/** Who imports whom in the project. An import of names from an index file counts for the files that declare them. */
export function readImporters(root: string): Importers {
  const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx'], conditionNames: ['import', 'default'] });
  const resolve = (from: string, specifier: string): string | undefined => {
    const { path } = resolver.sync(join(root, dirname(from)), specifier);
    const file = path && relative(root, path);
    return file && !file.startsWith('..') && !file.includes('node_modules') ? file : undefined;
  };
  const modules = new Map<string, ReturnType<typeof parseSync>['module']>();
  const moduleOf = (file: string) => {
    const known = modules.get(file) ?? parseSync(file, readFileSync(join(root, file), 'utf8')).module;
    modules.set(file, known);
    return known;
  };
  /** The file that declares a name which a file exports, behind the files that only pass it on. */
  const declaring = (file: string, name: string): string => {
    for (const entry of moduleOf(file).staticExports.flatMap(({ entries }) => entries)) {
      if (entry.exportName.name !== name || !entry.moduleRequest) continue;
      const next = resolve(file, entry.moduleRequest.value);
      if (next) return declaring(next, entry.importName.name ?? name);
    }
    return file;
  };

  const importers: Importers = new Map();
  const add = (imported: string, by: string) =>
    importers.set(imported, (importers.get(imported) ?? new Set<string>()).add(by));
  for (const file of globSync(SOURCES, { cwd: root })) {
    const { staticImports, dynamicImports } = moduleOf(file);
    for (const { moduleRequest, entries } of staticImports) {
      const to = /\.tsx?$|^@abs\//.test(moduleRequest.value) ? resolve(file, moduleRequest.value) : undefined;
      if (!to) continue;
      const names = entries.flatMap(({ importName }) => importName.name ?? []);
      for (const name of names) add(declaring(to, name), file);
      if (names.length < entries.length || entries.length === 0) add(to, file);
    }
    for (const { moduleRequest } of dynamicImports) {
      const specifier = readFileSync(join(root, file), 'utf8').slice(moduleRequest.start + 1, moduleRequest.end - 1);
      const to = resolve(file, specifier);
      if (to) add(to, file);
    }
  }
  return importers;
}

/**
 * The tests that are at most `steps` folders away from a changed file, nearest first: tests in its folder are none
 * away, those of a folder that imports it are one away, and so on.
 * @param tests files of tests, from the root of the project
 */
export function nearbyTests(tests: readonly string[], changed: readonly string[], importers: Importers, steps: number) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const file of distances.keys()) {
    const distance = distances.get(file) ?? 0;
    for (const importer of importers.get(file) ?? []) {
      const next = distance + Number(dirname(importer) !== dirname(file));
      if (next > steps || next >= (distances.get(importer) ?? Number.POSITIVE_INFINITY)) continue;
      // Deleted first, so that the loop comes to it again by the shorter way.
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
