import type { Browser } from 'playwright';
import type { Baselines } from './baselines.ts';
import { captureAll } from './captureAll.ts';
import { earlierStorybook } from './earlierStorybook.ts';
import type { Mode } from './modes.ts';
import { openBuilt } from './openBuilt.ts';
import type { Story } from './screenshotter.ts';

/** A story that differs from its baseline, or has none. */
export type Different = {
  story: Story;
  mode: Mode;
  /** The digest of its baseline; undefined if it has none. */
  expected: string | undefined;
  /** The digest of its current screenshot. */
  digest: string;
};

/**
 * Adds the earlier screenshots that the cache lacks, from Storybooks of the commits of the baselines. Prints which could
 * not be taken.
 * @param newest searches this commit and earlier ones
 */
export async function takeEarlier(
  root: string,
  browser: Browser,
  baselines: Baselines,
  different: readonly Different[],
  newest?: string,
) {
  let missing = different.flatMap(({ story: { id, importPath }, mode, expected: digest }) =>
    digest === undefined || baselines.hasPicture(digest)
      ? []
      : [{ id, mode, digest, list: baselines.listFile(mode), file: importPath.replace(/^\.\//, '') }],
  );
  while (missing.length > 0) {
    const count = new Set(missing.map(({ id }) => id)).size;
    const what = `How ${count === 1 ? '1 story' : `${count} stories`} looked before`;
    try {
      const files = [...new Set(missing.map(({ file }) => file))];
      const { commit, folder, others } = await earlierStorybook(root, missing, files, newest);
      const taken = Map.groupBy(
        missing.filter((one) => !others.includes(one)),
        ({ id }) => id,
      );
      console.log(`${what} is taken from the Storybook of commit ${commit.slice(0, 12)}.`);
      const storybook = await openBuilt(folder);
      await captureAll({
        browser,
        storybook,
        stories: storybook.stories.filter(({ id }) => taken.has(id)),
        modes: (story) => (taken.get(story.id) ?? []).map(({ mode }) => mode),
        expected: (mode, id) => baselines.digest(mode, id),
        onCaptures: async (captures) => {
          for (const { digest, picture } of captures) await baselines.keepPicture(digest, picture);
        },
        onError: ({ id }, modes, { message }) => console.warn(`${id} (${modes.join(', ')}) as it was: ${message}`),
      });
      await storybook.close();
      missing = others;
    } catch (error) {
      console.warn(`${what} is not known: ${(error as Error).message}.`);
      return;
    }
  }
}
