import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlierStorybook } from './earlierStorybook.ts';

/** Writes its sources to a file: a package of the project, an external package, and the files of stories. */
const BUILDER = `#!/usr/bin/env node
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const folder = process.argv[process.argv.indexOf('-o') + 1];
mkdirSync(folder, { recursive: true });
mkdirSync('node_modules/.cache', { recursive: true });
writeFileSync('node_modules/.cache/of-the-tool', '');
const own = readFileSync('node_modules/@abs/ui/color.txt', 'utf8');
writeFileSync(folder + '/built.txt', [own, require('other'), process.env.STORY_FILES].join());
`;

describe('the Storybook of the baselines', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { mode: 0o755 });
  };
  const commit = (subject: string) => {
    git('add', '-A');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', subject);
    return git('rev-parse', 'HEAD').trim();
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'a clone '));
    git('init', '-q');
    write('.gitignore', 'node_modules/\n.cache/\n');
    write('package-lock.json', '{}');
    write('packages/ui/color.txt', 'red');
    write('stories/Button.stories.tsx', '');
    write('lists/390-light.json', '{"button--default":"1"}');
    write('node_modules/.bin/storybook', BUILDER);
    write('node_modules/other/index.js', "module.exports = 'other';");
    mkdirSync(join(root, 'node_modules/@abs'));
    symlinkSync('../../packages/ui', join(root, 'node_modules/@abs/ui'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  const inClone = (clone: string, digest: string, ...files: string[]) =>
    earlierStorybook(clone, [{ list: join(clone, 'lists/390-light.json'), id: 'button--default', digest }], files);
  const build = (...files: string[]) => inClone(root, '1', ...files);

  it('is built from the sources of that commit and the packages of this clone, and leaves no worktree', async () => {
    const accepted = commit('Accept');
    write('packages/ui/color.txt', 'green');
    write('stories/Link.stories.tsx', '');
    commit('Change');
    write('packages/ui/color.txt', 'blue');

    const built = await build('stories/Button.stories.tsx', 'stories/Link.stories.tsx');
    expect(built.commit).toBe(accepted);
    expect(readFileSync(join(built.folder, 'built.txt'), 'utf8')).toBe('red,other,stories/Button.stories.tsx');
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(root, 'node_modules/.cache'))).toBe(false);
    expect(readdirSync(join(root, 'node_modules/other'))).toEqual(['index.js']);
  });

  it('is built from the commit of the baselines, even if later ones are accepted already', async () => {
    const accepted = commit('Accept');
    write('packages/ui/color.txt', 'green');
    write('lists/390-light.json', '{"button--default":"2"}');
    commit('Change and accept');
    expect((await build('stories/Button.stories.tsx')).commit).toBe(accepted);
  });

  it('is built from the commit that has most of the baselines, and names the others', async () => {
    const list = join(root, 'lists/390-light.json');
    commit('Accept');
    write('lists/390-light.json', '{"button--default":"1","link--default":"2","card--default":"3"}');
    const later = commit('Accept more');
    write('lists/390-light.json', '{"button--default":"4"}');
    const last = commit('Accept another');
    const button = { list, id: 'button--default', digest: '4' };
    const wanted = [{ list, id: 'link--default', digest: '2' }, { list, id: 'card--default', digest: '3' }, button];
    const first = await earlierStorybook(root, wanted, ['stories/Button.stories.tsx']);
    expect(first).toMatchObject({ commit: later, others: [button] });
    const second = await earlierStorybook(root, first.others, ['stories/Button.stories.tsx']);
    expect(second).toMatchObject({ commit: last, others: [] });
  });

  it('has the packages and tools of an earlier lock file', async () => {
    const accepted = commit('Accept');
    write('package-lock.json', '{ "newer": true }');
    commit('Update a package');
    // When NODE_ENV is production, as after a build by Vite, npm installs tools only if they are requested.
    write('.cache/bin/npm', '#!/bin/sh\ncase "$*" in *--include=dev*) cp -R ../../node_modules . ;; esac\n');
    vi.stubEnv('PATH', `${join(root, '.cache/bin')}:${process.env.PATH}`);
    const built = await build('stories/Button.stories.tsx');
    expect(built.commit).toBe(accepted);
    expect(readFileSync(join(built.folder, 'built.txt'), 'utf8')).toBe('red,other,stories/Button.stories.tsx');
  });

  it('is built even if an earlier run was interrupted', async () => {
    commit('Accept');
    git('worktree', 'add', '-q', '--detach', join(root, '.cache/earlier'));
    await build('stories/Button.stories.tsx');
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('reports why it cannot be built', async () => {
    write('node_modules/.bin/storybook', '#!/bin/sh\nexit 1\n');
    commit('Accept');
    await expect(build('stories/Button.stories.tsx')).rejects.toThrow('its Storybook could not be built');
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    await expect(inClone(root, '2')).rejects.toThrow('no commit has these baselines');

    write('packages/ui/color.txt', 'green');
    commit('Change');
    const clone = join(root, '.cache/clone');
    git('clone', '-q', '--depth', '1', `file://${root}`, clone);
    await expect(inClone(clone, '1')).rejects.toThrow('shallow');
  });
});
