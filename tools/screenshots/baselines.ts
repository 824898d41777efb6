import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, modes } from './modes.ts';
import { decode, encode, type Picture } from './picture.ts';

/** The digest of the picture of each story, by the story's id. */
export type Manifest = Record<string, string>;

/**
 * The pictures that stories are held against: one list per mode, and each distinct picture once, named by its digest,
 * however many stories look like that.
 */
export class Baselines {
  readonly #folder: string;
  readonly #lists: Record<Mode, Manifest>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#lists = Object.fromEntries(
      modes.map((mode) => {
        const file = this.#listFile(mode);
        return [mode, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}];
      }),
    ) as Record<Mode, Manifest>;
  }

  #listFile = (mode: Mode) => join(this.#folder, `${mode}.json`);
  #pictureFile = (digest: string) => join(this.#folder, 'pictures', `${digest}.webp`);

  digest(mode: Mode, id: string): string | undefined {
    return this.#lists[mode][id];
  }

  ids(mode: Mode): string[] {
    return Object.keys(this.#lists[mode]);
  }

  read(digest: string): Promise<Picture> {
    return decode(this.#pictureFile(digest));
  }

  /** Makes a picture the baseline of a story. */
  async accept(mode: Mode, id: string, digest: string, picture: Picture): Promise<void> {
    this.#lists[mode][id] = digest;
    const file = this.#pictureFile(digest);
    if (existsSync(file)) return;
    mkdirSync(join(this.#folder, 'pictures'), { recursive: true });
    writeFileSync(file, await encode(picture));
  }

  /** Forgets a story that there is no more. */
  drop(mode: Mode, id: string): void {
    delete this.#lists[mode][id];
  }

  /** Writes the lists, in the order of the ids, and deletes the pictures that no list names. */
  save(): void {
    mkdirSync(join(this.#folder, 'pictures'), { recursive: true });
    for (const mode of modes) {
      const sorted = Object.fromEntries(Object.entries(this.#lists[mode]).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(this.#listFile(mode), `${JSON.stringify(sorted, null, 1)}\n`);
    }
    for (const digest of this.#unnamedFiles()) rmSync(this.#pictureFile(digest));
  }

  #files(): string[] {
    const folder = join(this.#folder, 'pictures');
    return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.webp$/, '')) : [];
  }

  #unnamedFiles(): string[] {
    const named = new Set(modes.flatMap((mode) => Object.values(this.#lists[mode])));
    return this.#files().filter((digest) => !named.has(digest));
  }

  /**
   * Where lists and pictures contradict each other or the stories that there are, a sentence each.
   * @param only looks at ids that contain this.
   */
  problems(storyIds: Iterable<string>, only = ''): string[] {
    const stories = new Set(storyIds);
    const files = new Set(this.#files());
    const problems = this.#unnamedFiles().map((digest) => `pictures/${digest}.webp belongs to no story.`);
    for (const mode of modes) {
      for (const id of this.ids(mode).filter((other) => other.includes(only))) {
        if (!stories.has(id)) problems.push(`${id} (${mode}) has a picture, but there is no such story.`);
        else if (!files.has(this.#lists[mode][id] as string))
          problems.push(`${id} (${mode}): its picture is not in the folder.`);
      }
      for (const id of stories) {
        if (id.includes(only) && !this.digest(mode, id)) problems.push(`${id} (${mode}) has no picture.`);
      }
    }
    return problems;
  }
}
