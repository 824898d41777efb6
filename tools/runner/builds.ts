/** Builds that run only if their sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin, root, run } from './project.ts';

export type Build = {
  /** Source files and folders. */
  sources: readonly string[];
  /** Files that exist after the build. */
  products: readonly string[];
  /** The file with the digest of the sources that were built. */
  stamp: string;
  make: () => Promise<number>;
};

/** The shop and the server. */
export const shopBuild: Build = {
  sources: [
    'package-lock.json',
    'packages',
    'apps/shop/index.html',
    'apps/shop/vite.config.ts',
    'apps/shop/src',
    'apps/shop/public',
    'apps/api/vite.config.ts',
    'apps/api/src',
    'scripts/build.ts',
  ],
  products: ['apps/shop/dist/index.html', 'apps/shop/dist-server/index.js', 'apps/api/dist/main.js'],
  stamp: '.cache/build-stamp',
  make: () => run(process.execPath, [join(root, 'scripts/build.ts')]),
};

const STORYBOOK = '.cache/visual-storybook';

/** A Storybook for the screenshots and the page checks. The test results that it shows may be outdated. */
export const storybookBuild: Build = {
  sources: ['package-lock.json', '.storybook', 'packages', 'stories', 'tools', 'apps'],
  products: [`${STORYBOOK}/index.json`],
  stamp: `${STORYBOOK}/build-stamp`,
  make: () => buildInto(STORYBOOK),
};

const buildInto = (folder: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(bin('storybook'), ['build', '-o', join(root, folder), '--quiet', ...args], { env: { ...process.env, ...env } });

/** A digest of a build's sources and settings. */
function digestOf({ sources }: Build): string {
  const hash = createHash('sha256');
  for (const [key, value] of Object.entries(process.env).sort()) {
    if (key.startsWith('VITE_')) hash.update(`${key}=${value}\n`);
  }
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Folders among the sources that do not affect a build. */
const NO_SOURCES = ['node_modules', 'dist', 'dist-server', 'dist-test', 'baselines'];

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.includes(name))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .sort();
}

/** Whether the last build is complete and used the current sources. */
export function isBuilt(build: Build): boolean {
  const stamp = join(root, build.stamp);
  return (
    build.products.every((file) => existsSync(join(root, file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digestOf(build)
  );
}

/** Call before a build, so that sources edited during it count as changed. @returns a function to call afterwards */
export function beginBuild(build: Build): () => void {
  const digest = digestOf(build);
  return () => {
    const stamp = join(root, build.stamp);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  };
}

/** Builds unless the build is up to date. Ends the process if the build fails. */
export async function ensureBuilt(build: Build): Promise<void> {
  if (isBuilt(build)) return;
  const finish = beginBuild(build);
  const code = await build.make();
  if (code !== 0) process.exit(code);
  finish();
}

/** Builds Storybook unless it is up to date. @returns its folder. */
export async function builtStorybook(): Promise<string> {
  await ensureBuilt(storybookBuild);
  return join(root, STORYBOOK);
}

/** Builds a Storybook of these files alone, without documentation, in a fraction of the time. @returns its folder. */
export async function buildStories(files: readonly string[]): Promise<string> {
  const folder = '.cache/chosen-stories';
  const code = await buildInto(folder, ['--test'], { STORY_FILES: files.join(',') });
  if (code !== 0) process.exit(code);
  return join(root, folder);
}
