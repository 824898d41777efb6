import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Baselines } from './baselines.ts';
import { modes } from './modes.ts';
import { digestOf, type Picture } from './picture.ts';

const plain = (shade: number): Picture => ({ width: 4, height: 3, pixels: Buffer.alloc(36, shade) });

describe('baselines', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Accepts a picture of a story in all modes. */
  async function accept(baselines: Baselines, id: string, picture: Picture): Promise<void> {
    for (const mode of modes) await baselines.accept(mode, id, digestOf(picture), picture);
  }

  async function twoStories(): Promise<Baselines> {
    const baselines = new Baselines(folder);
    await accept(baselines, 'button--default', plain(10));
    await accept(baselines, 'badge--default', plain(20));
    baselines.save();
    return new Baselines(folder);
  }

  const pictures = () => readdirSync(join(folder, 'pictures'));

  it('are read back as they were accepted', async () => {
    const baselines = await twoStories();
    const digest = baselines.digest('390-dark', 'button--default');
    expect(digest).toBe(digestOf(plain(10)));
    expect(await baselines.read(digest as string)).toEqual(plain(10));
    expect(baselines.problems(['button--default', 'badge--default'])).toEqual([]);
  });

  it('keep equal pictures once', async () => {
    const baselines = await twoStories();
    expect(pictures()).toHaveLength(2);
    await accept(baselines, 'badge--default', plain(10));
    baselines.save();
    expect(pictures()).toEqual([`${digestOf(plain(10))}.webp`]);
  });

  it('name a story without a picture, in each mode', async () => {
    const baselines = await twoStories();
    expect(baselines.problems(['button--default', 'badge--default', 'field--new'])).toEqual(
      modes.map((mode) => `field--new (${mode}) has no picture.`),
    );
  });

  it('name a picture without a story, until it is dropped', async () => {
    const baselines = await twoStories();
    expect(baselines.problems(['button--default'])).toEqual(
      modes.map((mode) => `badge--default (${mode}) has a picture, but there is no such story.`),
    );
    for (const mode of modes) baselines.drop(mode, 'badge--default');
    baselines.save();
    expect(new Baselines(folder).problems(['button--default'])).toEqual([]);
    expect(pictures()).toHaveLength(1);
  });

  it('name a file that no story has, and one that is missing', async () => {
    const baselines = await twoStories();
    writeFileSync(join(folder, 'pictures', 'abc.webp'), '');
    rmSync(join(folder, 'pictures', `${digestOf(plain(20))}.webp`));
    expect(baselines.problems(['button--default', 'badge--default'])).toEqual([
      'pictures/abc.webp belongs to no story.',
      ...modes.map((mode) => `badge--default (${mode}): its picture is not in the folder.`),
    ]);
  });

  it('are listed by id, whatever order the stories came in', async () => {
    await twoStories();
    expect(Object.keys(JSON.parse(readFileSync(join(folder, '390-light.json'), 'utf8')))).toEqual([
      'badge--default',
      'button--default',
    ]);
  });

  it('look only at the requested stories', async () => {
    const baselines = await twoStories();
    expect(baselines.problems(['button--default', 'field--new'], 'button')).toEqual([]);
  });
});
