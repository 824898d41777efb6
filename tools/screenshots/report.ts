import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from './kindOfDifference.ts';
import type { Mode } from './modes.ts';
import { type Difference, differenceOf, encode, type Picture } from './picture.ts';
import { reportPage } from './reportPage.ts';
import { type Change, type Review, reviewOf } from './review.ts';
import type { Story } from './screenshotter.ts';
import type { TokenChange } from './tokens.ts';

type Seen = {
  story: Story;
  mode: Mode;
  /** Undefined for a story without a baseline. */
  before: Picture | 'unknown' | undefined;
  after: Picture;
};

const NO_PICTURES = { before: null, after: null, difference: null };

/** The first of each list, then the second of each, and so on. */
const inTurns = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();

/** A folder with expected and actual screenshots and their differences, and a page that shows them without a server. */
export class Report {
  readonly #folder: string;
  readonly #tokens: readonly TokenChange[];
  readonly #changes: Change[] = [];

  /**
   * @param folder exists and is empty
   * @param tokens the changed ones
   */
  constructor(folder: string, tokens: readonly TokenChange[] = []) {
    this.#folder = folder;
    this.#tokens = tokens;
  }

  /** Saves the screenshots of a story that differs from its baseline. */
  async add({ story, mode, before: expected, after }: Seen): Promise<{ difference: Difference | undefined }> {
    const before = expected === 'unknown' ? undefined : expected;
    const difference = before && differenceOf(before, after);
    const keep = async (kind: string, picture: Picture) => {
      mkdirSync(join(this.#folder, mode), { recursive: true });
      const file = `${mode}/${story.id}.${kind}.webp`;
      writeFileSync(join(this.#folder, file), await encode(picture));
      return file;
    };
    const kept = await Promise.all([
      before && keep('expected', before),
      keep('actual', after),
      difference && keep('difference', difference.picture),
    ]);
    this.#changes.push({
      story,
      mode,
      isNew: expected === undefined,
      width: Math.max(before?.width ?? 0, after.width),
      height: Math.max(before?.height ?? 0, after.height),
      pixels: difference?.count ?? null,
      kind: before ? kindOf(before, after, this.#tokens) : null,
      before: kept[0] ?? null,
      after: kept[1],
      difference: kept[2] ?? null,
    });
    return { difference };
  }

  /**
   * Writes the page, and a copy to send that is a single file with its screenshots (review.html).
   * @param most bytes of screenshots in that file; if there are more, it has some of every group
   * @returns the path of the page
   */
  write(failures: readonly string[], most = 50_000_000): string {
    const review = reviewOf(this.#changes);
    const file = join(this.#folder, 'index.html');
    writeFileSync(file, reportPage(review, failures, this.#tokens));
    writeFileSync(
      join(this.#folder, 'review.html'),
      reportPage(this.#withPictures(review, most), failures, this.#tokens),
    );
    return file;
  }

  /** The review with screenshots as data URLs. */
  #withPictures(review: Review, most: number): Review {
    const urlOf = (file: string | null) =>
      file && `data:image/webp;base64,${readFileSync(join(this.#folder, file), 'base64')}`;
    const shown = new Map<Change, Change>();
    let bytes = 0;
    for (const change of inTurns(review.groups.map(({ stories }) => stories)).flatMap(({ changes }) => changes)) {
      const [before, after, difference] = [urlOf(change.before), urlOf(change.after), urlOf(change.difference)];
      bytes += [before, after, difference].join('').length;
      shown.set(change, { ...change, ...(bytes > most ? NO_PICTURES : { before, after, difference }) });
    }
    const groups = review.groups.map((group) => ({
      ...group,
      stories: group.stories.map((story) => ({
        ...story,
        changes: story.changes.map((change) => shown.get(change) as Change),
      })),
    }));
    return { ...review, groups };
  }
}
