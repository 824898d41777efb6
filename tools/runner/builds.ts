/** Builds that are made once, and again when their sources change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin, root, run } from './project.ts';

export type Build = {
  /** Files and folders that it is made from. */
  sources: readonly string[];
  /** Files that are there once it is finished. */
  products: readonly string[];
  /** Where the digest of its sources is kept. */
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

/** A Storybook for the screenshots and the pages. What it says about the last test run may be older. */
export const storybookBuild: Build = {
  sources: ['package-lock.json', '.storybook', 'packages', 'stories', 'tools', 'apps'],
  products: [`${STORYBOOK}/index.json`],
  stamp: `${STORYBOOK}/build-stamp`,
  make: () => buildInto(STORYBOOK),
};

const buildInto = (folder: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(bin('storybook'), ['build', '-o', join(root, folder), '--quiet', ...args], { env: { ...process.env, ...env } });

/** A digest of everything that goes into a build, settings included. */
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

/** Folders beside sources that nothing is made from. */
const NO_SOURCES = ['node_modules', 'dist', 'dist-server', 'dist-test', 'baselines'];

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.includes(name))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .sort();
}

/** True when it was last made from the sources as they are now. */
export function isBuilt(build: Build): boolean {
  const stamp = join(root, build.stamp);
  return (
    build.products.every((file) => existsSync(join(root, file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digestOf(build)
  );
}

/** Call it before a build, so that a source that is edited meanwhile counts as changed. @returns what to call after it */
export function beginBuild(build: Build): () => void {
  const digest = digestOf(build);
  return () => {
    const stamp = join(root, build.stamp);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  };
}

/** Makes a build unless it is up to date; exits when that fails. */
export async function ensureBuilt(build: Build): Promise<void> {
  if (isBuilt(build)) return;
  const finish = beginBuild(build);
  const code = await build.make();
  if (code !== 0) process.exit(code);
  finish();
}

/** @returns the folder of a Storybook that is up to date. */
export async function builtStorybook(): Promise<string> {
  await ensureBuilt(storybookBuild);
  return join(root, STORYBOOK);
}

/** Builds a Storybook of some files of stories alone, without documentation, in a fraction of the time. @returns its folder. */
export async function buildStories(files: readonly string[]): Promise<string> {
  const folder = '.cache/chosen-stories';
  const code = await buildInto(folder, ['--test'], { STORY_FILES: files.join(',') });
  if (code !== 0) process.exit(code);
  return join(root, folder);
}
