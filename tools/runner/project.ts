import { type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program with this process's output; resolves with its exit code (1 when it was killed). */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The path of a locally installed program. */
export const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** What the built shop and server are made from. */
const SOURCES = [
  'package-lock.json',
  'packages',
  'apps/shop/index.html',
  'apps/shop/vite.config.ts',
  'apps/shop/src',
  'apps/shop/public',
  'apps/api/vite.config.ts',
  'apps/api/src',
  'scripts/build.ts',
];
const STAMP = join(root, '.cache/build-stamp');
const PRODUCTS = ['apps/shop/dist/index.html', 'apps/shop/dist-server/index.js', 'apps/api/dist/main.js'];

/** A digest of everything that goes into the build, settings included. */
function sourcesDigest(): string {
  const hash = createHash('sha256');
  for (const [key, value] of Object.entries(process.env).sort()) {
    if (key.startsWith('VITE_')) hash.update(`${key}=${value}\n`);
  }
  for (const file of SOURCES.flatMap((source) => filesUnder(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .sort();
}

/** True when the last build was made from the sources as they are now. */
export function isBuilt(): boolean {
  return (
    PRODUCTS.every((file) => existsSync(join(root, file))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === sourcesDigest()
  );
}

/** Remembers the sources of a finished build. */
export function stampBuild(): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sourcesDigest());
}

/** Builds shop and server unless they are up to date; exits when the build fails. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  const code = await run(process.execPath, [join(root, 'scripts/build.ts')]);
  if (code !== 0) process.exit(code);
}

async function build(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const folder = join(root, '.cache', name);
  const code = await run(bin('storybook'), ['build', '-o', folder, '--quiet', ...args], {
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`Storybook was not built (exit code ${code}): see its output.`);
  return folder;
}

let storybook: Promise<string> | undefined;

/** Builds Storybook for the pictures, once in this process. @returns the folder. @throws when that fails. */
export function buildStorybook(): Promise<string> {
  storybook ??= build('visual-storybook', []);
  return storybook;
}

/** Builds a Storybook of some files of stories alone, without documentation, in a fraction of the time. */
export const buildStories = (files: readonly string[]): Promise<string> =>
  build('chosen-stories', ['--test'], { STORY_FILES: files.join(',') });
