import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Baselines } from './baselines.ts';
import { commonModes, modesOf } from './modes.ts';
import { digestOf, type Picture } from './picture.ts';

const plain = (shade: number): Picture => ({ width: 4, height: 3, pixels: Buffer.alloc(36, shade) });

const stories = (...ids: string[]) => ids.map((id) => ({ id }));

describe('baselines', () => {
  let folder: string;
  let cache: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baselines-'));
    cache = join(folder, 'cache');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Accepts a screenshot of a story in all modes. */
  async function accept(baselines: Baselines, id: string, picture: Picture): Promise<void> {
    await baselines.keepPicture(digestOf(picture), picture);
    for (const mode of modesOf({ id })) baselines.accept(mode, id, digestOf(picture));
  }

  async function twoStories(): Promise<Baselines> {
    const baselines = new Baselines(folder, cache);
    await accept(baselines, 'button--default', plain(10));
    await accept(baselines, 'badge--default', plain(20));
    baselines.save();
    return new Baselines(folder, cache);
  }

  const pictures = () => readdirSync(cache);

  it('are read back as they were accepted', async () => {
    const baselines = await twoStories();
    const digest = baselines.digest('390-dark', 'button--default');
    expect(digest).toBe(digestOf(plain(10)));
    expect(await baselines.read(digest as string)).toEqual(plain(10));
    expect(baselines.problems(stories('button--default', 'badge--default'))).toEqual([]);
  });

  it('keep each screenshot once, and screenshots of earlier baselines for other branches', async () => {
    const baselines = await twoStories();
    expect(pictures()).toHaveLength(2);
    await accept(baselines, 'badge--default', plain(10));
    baselines.save();
    expect(pictures().sort()).toEqual([10, 20].map((shade) => `${digestOf(plain(shade))}.webp`).sort());
  });

  it('can be those of a commit', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
    const baselines = await twoStories();
    baselines.keep({ ':root --abs-ink': '#111' }, '');
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Accept');
    await accept(baselines, 'badge--default', plain(30));
    baselines.keep({}, '');
    baselines.save();
    const earlier = new Baselines(folder, cache, 'HEAD');
    expect(earlier.digest('390-dark', 'badge--default')).toBe(digestOf(plain(20)));
    expect(earlier.tokens).toEqual({ ':root --abs-ink': '#111' });
    expect(new Baselines(folder, cache).digest('390-dark', 'badge--default')).toBe(digestOf(plain(30)));
    expect(() => new Baselines(folder, cache, 'v9')).toThrow('git knows no commit v9.');
  });

  it('work without the cached screenshots', async () => {
    const baselines = await twoStories();
    rmSync(cache, { recursive: true });
    expect(await baselines.read(baselines.digest('390-dark', 'button--default') as string)).toBeUndefined();
    expect(baselines.problems(stories('button--default', 'badge--default'))).toEqual([]);
  });

  it('report a story without a baseline, in each mode', async () => {
    const baselines = await twoStories();
    expect(baselines.problems(stories('button--default', 'badge--default', 'field--new'))).toEqual(
      commonModes.map((mode) => `field--new (${mode}) has no baseline.`),
    );
  });

  it('report a baseline without a story, until it is dropped', async () => {
    const baselines = await twoStories();
    expect(baselines.problems(stories('button--default'))).toEqual(
      commonModes.map((mode) => `badge--default (${mode}) has a baseline, but there is no such story.`),
    );
    for (const mode of commonModes) baselines.drop(mode, 'badge--default');
    baselines.save();
    expect(new Baselines(folder, cache).problems(stories('button--default'))).toEqual([]);
  });

  it('cover more modes of the story Default of a component than of its other stories', async () => {
    const baselines = new Baselines(folder, cache);
    await accept(baselines, 'components-button--default', plain(10));
    baselines.accept('1280-hover', 'components-button--small', digestOf(plain(10)));
    await accept(baselines, 'components-button--small', plain(10));
    const ids = ['components-button--default', 'components-button--small'];
    baselines.save();
    expect(new Baselines(folder, cache).problems(stories(...ids))).toEqual([
      'components-button--small (1280-hover) has a baseline, but no picture is taken in this mode.',
    ]);
    baselines.drop('1280-hover', 'components-button--small');
    baselines.drop('390-right-to-left', 'components-button--default');
    expect(baselines.problems(stories(...ids))).toEqual([
      'components-button--default (390-right-to-left) has no baseline.',
    ]);
  });

  it('exclude a flow unless it is tagged', async () => {
    const baselines = new Baselines(folder, cache);
    baselines.accept('390-light', 'flows-otp--sent', digestOf(plain(10)));
    expect(baselines.problems([{ id: 'flows-otp--sent', tags: ['dev'] }])).toEqual([
      'flows-otp--sent (390-light) has a baseline, but no picture is taken in this mode.',
    ]);
    await accept(baselines, 'button--default', plain(10));
    baselines.drop('390-light', 'flows-otp--sent');
    expect(
      baselines.problems([{ id: 'flows-otp--sent', tags: ['screenshot'] }, ...stories('button--default')]),
    ).toEqual(commonModes.map((mode) => `flows-otp--sent (${mode}) has no baseline.`));
  });

  it('are listed by id, regardless of the order of the stories', async () => {
    await twoStories();
    expect(Object.keys(JSON.parse(readFileSync(join(folder, '390-light.json'), 'utf8')))).toEqual([
      'badge--default',
      'button--default',
    ]);
  });

  it('report problems of the requested stories only', async () => {
    const baselines = await twoStories();
    expect(baselines.problems(stories('button--default', 'field--new'), (id) => id.includes('button'))).toEqual([]);
  });
});
