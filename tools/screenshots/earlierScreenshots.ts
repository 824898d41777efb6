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
 * Adds the earlier screenshots that the cache lacks, from a Storybook of the commit of the baselines. Prints which
 * could not be taken.
 */
export async function takeEarlier(
  root: string,
  browser: Browser,
  baselines: Baselines,
  different: readonly Different[],
) {
  const missing = different.filter(({ expected }) => expected !== undefined && !baselines.hasPicture(expected));
  if (missing.length === 0) return;
  const modesById = Map.groupBy(missing, ({ story }) => story.id);
  const what = `How ${modesById.size === 1 ? '1 story' : `${modesById.size} stories`} looked before`;
  try {
    const files = [...new Set(missing.map(({ story }) => story.importPath.replace(/^\.\//, '')))];
    const wanted = missing.map(({ story, mode, expected = '' }) => ({
      list: baselines.listFile(mode),
      id: story.id,
      digest: expected,
    }));
    const { commit, folder } = await earlierStorybook(root, wanted, files);
    console.log(`${what} is taken from the Storybook of commit ${commit.slice(0, 12)}.`);
    const storybook = await openBuilt(folder);
    await captureAll({
      browser,
      storybook,
      stories: storybook.stories.filter(({ id }) => modesById.has(id)),
      modes: (story) => (modesById.get(story.id) ?? []).map(({ mode }) => mode),
      expected: (mode, id) => baselines.digest(mode, id),
      onCaptures: async (captures) => {
        for (const { digest, picture } of captures) await baselines.keepPicture(digest, picture);
      },
      onError: ({ id }, modes, { message }) => console.warn(`${id} (${modes.join(', ')}) as it was: ${message}`),
    });
    await storybook.close();
  } catch (error) {
    console.warn(`${what} is not known: ${(error as Error).message}.`);
  }
}
