import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from './kindOfDifference.ts';
import type { Mode } from './modes.ts';
import { type Difference, differenceOf, encode, type Picture } from './picture.ts';
import { reportPage } from './reportPage.ts';
import type { Change } from './review.ts';
import type { Story } from './screenshotter.ts';
import type { TokenChange } from './tokens.ts';

type Seen = { story: Story; mode: Mode; before: Picture | undefined; after: Picture };

/** A folder with what was expected, what was seen and what differs, and a page that shows it without a server. */
export class Report {
  readonly #folder: string;
  readonly #changes: Change[] = [];

  /** @param folder exists and is empty. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps the pictures of a story that does not look as it should. */
  async add({ story, mode, before, after }: Seen): Promise<{ difference: Difference | undefined }> {
    const difference = before && differenceOf(before, after);
    const keep = async (kind: string, picture: Picture) => {
      mkdirSync(join(this.#folder, mode), { recursive: true });
      const file = `${mode}/${story.id}.${kind}.webp`;
      writeFileSync(join(this.#folder, file), await encode(picture, 0));
      return file;
    };
    this.#changes.push({
      story,
      mode,
      width: Math.max(before?.width ?? 0, after.width),
      height: Math.max(before?.height ?? 0, after.height),
      pixels: difference?.count ?? null,
      kind: before ? kindOf(before, after) : null,
      before: before ? await keep('expected', before) : null,
      after: await keep('actual', after),
      difference: difference ? await keep('difference', difference.picture) : null,
    });
    return { difference };
  }

  /** Writes the page. @returns its path. */
  write(failures: readonly string[], tokens: readonly TokenChange[] = []): string {
    const file = join(this.#folder, 'index.html');
    writeFileSync(file, reportPage(this.#changes, failures, tokens));
    return file;
  }
}
