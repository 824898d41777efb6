import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expectCommit } from '../runner/changed.ts';
import { type Mode, modes, modesOf, type TaggedStory } from './modes.ts';
import { decode, encode, type Picture } from './picture.ts';
import type { Tokens } from './tokens.ts';

/** The digest of the screenshot of each story, by the story's id. */
export type Manifest = Record<string, string>;

const readIfExists = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Reads files of a folder as they were at a commit. @throws if git does not know it */
function readerAt(commit: string, folder: string): typeof readIfExists {
  expectCommit(folder, commit);
  return (file) => {
    try {
      const args = ['show', `${commit}:./${basename(file)}`];
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
    } catch {
      return undefined;
    }
  };
}

/**
 * The baselines of stories: one list per mode, from story to the digest of its screenshot. A cache has each screenshot
 * once, named by its digest. It is only needed to show what changed.
 */
export class Baselines {
  readonly #folder: string;
  readonly #cache: string;
  readonly #lists: Record<Mode, Manifest>;
  /** The tokens with which the baselines were taken; empty if they were not saved. */
  readonly tokens: Tokens;

  /**
   * @param folder of the lists
   * @param cache of the screenshots; it may be empty
   * @param since a commit that had other baselines; without it, the lists are those of the working tree
   * @throws if git does not know the commit
   */
  constructor(folder: string, cache: string, since?: string) {
    this.#folder = folder;
    this.#cache = cache;
    const read = since === undefined ? readIfExists : readerAt(since, folder);
    const parse = (file: string) => JSON.parse(read(file) ?? '{}');
    this.#lists = Object.fromEntries(modes.map((mode) => [mode, parse(this.listFile(mode))])) as Record<Mode, Manifest>;
    this.tokens = parse(join(folder, 'tokens.json'));
  }

  /** The path of the list of a mode. */
  listFile = (mode: Mode): string => join(this.#folder, `${mode}.json`);
  #pictureFile = (digest: string) => join(this.#cache, `${digest}.webp`);

  digest(mode: Mode, id: string): string | undefined {
    return this.#lists[mode][id];
  }

  ids(mode: Mode): string[] {
    return Object.keys(this.#lists[mode]);
  }

  hasPicture = (digest: string): boolean => existsSync(this.#pictureFile(digest));

  /** The screenshot with a digest; undefined when the cache does not have it. */
  async read(digest: string): Promise<Picture | undefined> {
    return this.hasPicture(digest) ? decode(this.#pictureFile(digest)) : undefined;
  }

  /** Saves a screenshot in the cache. */
  async keepPicture(digest: string, picture: Picture): Promise<void> {
    if (this.hasPicture(digest)) return;
    const file = this.#pictureFile(digest);
    mkdirSync(this.#cache, { recursive: true });
    // Written to a temporary file first, so that an interrupted run leaves no incomplete screenshot.
    writeFileSync(`${file}.${process.pid}`, await encode(picture));
    renameSync(`${file}.${process.pid}`, file);
  }

  /** Makes a screenshot the baseline of a story. */
  accept(mode: Mode, id: string, digest: string): void {
    this.#lists[mode][id] = digest;
  }

  /**
   * A digest of the sources of some stories and of their baselines.
   * @param sources see sources.ts
   * @returns undefined if the sources are unknown
   */
  fingerprint(sources: string | undefined, stories: readonly TaggedStory[]): string | undefined {
    const digests = stories.flatMap((story) => modesOf(story).map((mode) => this.digest(mode, story.id)));
    return sources && hash('md5', [sources, ...digests].join());
  }

  /** The fingerprint of each file of stories when its screenshots last passed. */
  get fingerprints(): Readonly<Record<string, string>> {
    return JSON.parse(readIfExists(join(this.#folder, 'fingerprints.json')) ?? '{}');
  }

  keepFingerprints(fingerprints: Readonly<Record<string, string>>): void {
    const sorted = Object.fromEntries(Object.entries(fingerprints).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(this.#folder, 'fingerprints.json'), `${JSON.stringify(sorted, null, 1)}\n`);
  }

  /** Saves the tokens of the accepted screenshots, and the rejections. @param rejections Markdown, '' for none */
  keep(tokens: Tokens, rejections: string): void {
    writeFileSync(join(this.#folder, 'tokens.json'), `${JSON.stringify(tokens, null, 1)}\n`);
    const file = join(this.#folder, 'REJECTED.md');
    if (rejections) writeFileSync(file, rejections);
    else rmSync(file, { force: true });
  }

  /** Removes the baseline of a story. */
  drop(mode: Mode, id: string): void {
    delete this.#lists[mode][id];
  }

  /** Writes the lists, in the order of the ids. */
  save(): void {
    mkdirSync(this.#folder, { recursive: true });
    for (const mode of modes) {
      const sorted = Object.fromEntries(Object.entries(this.#lists[mode]).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(this.listFile(mode), `${JSON.stringify(sorted, null, 1)}\n`);
    }
  }

  /**
   * The contradictions between the lists and the existing stories, one sentence each.
   * @param isLookedAt whether to check a story, by its id
   */
  problems(stories: Iterable<TaggedStory>, isLookedAt: (id: string) => boolean = () => true): string[] {
    const modesById = new Map([...stories].map((story) => [story.id, modesOf(story)]));
    const problems: string[] = [];
    for (const mode of modes) {
      for (const id of this.ids(mode).filter(isLookedAt)) {
        const own = modesById.get(id);
        if (!own) problems.push(`${id} (${mode}) has a baseline, but there is no such story.`);
        else if (!own.includes(mode))
          problems.push(`${id} (${mode}) has a baseline, but no picture is taken in this mode.`);
      }
      for (const [id, own] of modesById) {
        if (isLookedAt(id) && own.includes(mode) && !this.digest(mode, id))
          problems.push(`${id} (${mode}) has no baseline.`);
      }
    }
    return problems;
  }
}
