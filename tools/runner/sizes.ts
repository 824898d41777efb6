import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type ManifestChunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; assets?: string[] };
type Manifest = Record<string, ManifestChunk>;
/** Per route: the modules it loads besides the entry, and the kilobytes (1000 bytes, brotli) of JavaScript it may take. */
type Budgets = Record<string, { modules: string[]; scriptKb: number }>;

/** A build's files vary by this many bytes with the hashes in their names, which compress differently. */
const NOISE = 250;

/** All chunks that load before a route can render: its modules and their static imports, each once. */
function chunksOf(manifest: Manifest, modules: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`budgets.json names ${key}, which is not in the build's manifest.`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return seen;
}

const compressedSize = (dist: string, file: string) => {
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
};

/** Files that each route loads besides those in index.html. The server announces them: see preloads.ts of the API. */
export function preloadsOf(dist: string, budgetsFile: string): Record<string, string[]> {
  const { manifest, budgets, entries } = readBuild(dist, budgetsFile);
  const known = chunksOf(manifest, entries);
  const files = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  const knownFiles = new Set(files(known));
  return Object.fromEntries(
    Object.entries(budgets).map(([route, { modules }]) => [
      route,
      [...new Set(files(chunksOf(manifest, modules)))].filter((file) => !knownFiles.has(file)),
    ]),
  );
}

function readBuild(dist: string, budgetsFile: string) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
  // An entry that a budget names is not in index.html: the server adds it to the page of that budget.
  const named = new Set(Object.values(budgets).flatMap(({ modules }) => modules));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !named.has(key));
  return { manifest, budgets, entries };
}

/**
 * Prints, for each route, the JavaScript and CSS of a first visit (brotli) next to its budget.
 * @returns false when a route is above its budget.
 */
export function reportSizes(dist: string, budgetsFile: string): boolean {
  const { manifest, budgets, entries } = readBuild(dist, budgetsFile);
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  let withinBudget = true;
  console.log('\nFirst load by route, brotli kB        script  budget   style');
  for (const [route, { modules, scriptKb }] of Object.entries(budgets)) {
    const chunks = [...chunksOf(manifest, [...entries, ...modules])].map((key) => manifest[key] as ManifestChunk);
    const script = chunks.reduce((sum, chunk) => sum + compressedSize(dist, chunk.file), 0);
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
    const style = [...styles].reduce((sum, file) => sum + compressedSize(dist, file), 0);
    const fits = script <= scriptKb * 1000 + NOISE;
    withinBudget &&= fits;
    console.log(
      `  ${route.padEnd(34)}${kb(script)} ${kb(scriptKb * 1000)} ${kb(style)}${fits ? '' : '  ABOVE BUDGET'}`,
    );
  }
  return withinBudget;
}
