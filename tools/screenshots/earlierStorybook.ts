import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from '../runner/project.ts';

/** The scope of this project's own packages. A worktree uses its own versions of them. */
const OWN_PACKAGES = '@abs';

const isSame = (one: string, other: string) => readFileSync(one, 'utf8') === readFileSync(other, 'utf8');

/** A baseline: the digest of a story in the list of a mode. @see Baselines */
export type Baseline = { list: string; id: string; digest: string };

/** How many commits that changed baselines to search. */
const COMMITS = 20;

/**
 * Builds some stories at the newest commit that has these baselines, or most of them, in a temporary worktree. Uses the
 * packages of this clone if the lock files are the same; otherwise npm installs the earlier ones.
 * @param files of the stories; files that the commit does not have are left out
 * @param newest searches this commit and earlier ones
 * @returns the commit, the folder of its Storybook, and the baselines that only other commits have
 * @throws when this clone has no such commit, for example because it is shallow, or the build fails
 */
export async function earlierStorybook<Wanted extends Baseline>(
  root: string,
  baselines: readonly Wanted[],
  files: readonly string[],
  newest = 'HEAD',
): Promise<{ commit: string; folder: string; others: Wanted[] }> {
  const git: Git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('this clone is shallow (git fetch --unshallow)');
  }
  const { commit, others } = commitOf(baselines, root, git, newest);
  const tree = join(root, '.cache/earlier');
  const folder = join(root, '.cache/earlier-storybook');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const known = new Set(git('ls-tree', '-r', '--name-only', commit).split('\n'));
    if (isSame(join(root, 'package-lock.json'), join(tree, 'package-lock.json'))) linkPackages(root, tree);
    // Vite's API sets NODE_ENV to production in this process, so npm would leave out the tools.
    else if ((await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: tree })) !== 0) {
      throw new Error('its packages could not be installed');
    }
    // The charts of flows are built with all stories, or not at all.
    const isChosen = files.every((file) => file.endsWith('.stories.tsx'));
    const env = { ...process.env, ...(isChosen && { STORY_FILES: files.filter((file) => known.has(file)).join() }) };
    const args = ['build', '-o', folder, '--quiet', ...(isChosen ? ['--test'] : [])];
    if ((await run(join(tree, 'node_modules/.bin/storybook'), args, { cwd: tree, env })) !== 0) {
      throw new Error('its Storybook could not be built');
    }
    return { commit, folder, others };
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

type Git = (...args: string[]) => string;

function commitOf<Wanted extends Baseline>(baselines: readonly Wanted[], root: string, git: Git, newest: string) {
  const lists = [...new Set(baselines.map(({ list }) => list))];
  const found = git('log', `-${COMMITS}`, '--format=%H', newest, '--', ...lists)
    .split('\n')
    .map((commit) => {
      const digests = new Map(lists.map((list) => [list, listAt(commit, relative(root, list), git)]));
      return { commit, others: baselines.filter(({ list, id, digest }) => digests.get(list)?.[id] !== digest) };
    });
  const best = found.reduce((one, other) => (other.others.length < one.others.length ? other : one));
  if (best.others.length === baselines.length) throw new Error('no commit has these baselines');
  return best;
}

/** The list of a mode at a commit; empty if it did not exist. */
function listAt(commit: string, file: string, git: Git): Record<string, string> {
  try {
    return JSON.parse(git('show', `${commit}:${file}`));
  } catch {
    return {};
  }
}

/** Links each package of this clone into a worktree. Files that a tool adds to node_modules stay in the worktree. */
function linkPackages(root: string, tree: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(join(tree, 'node_modules', OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync(packages)) {
    const isLinked = name === '.bin' || !(name === OWN_PACKAGES || name.startsWith('.'));
    if (isLinked) symlinkSync(join(packages, name), join(tree, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, OWN_PACKAGES))) {
    const link = join('node_modules', OWN_PACKAGES, name);
    const target = readlinkSync(join(root, link));
    symlinkSync(target, join(tree, link));
    const nested = join(dirname(link), target, 'node_modules');
    if (existsSync(join(root, nested))) symlinkSync(join(root, nested), join(tree, nested));
  }
}
