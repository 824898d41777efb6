import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from './placeholders.ts';
import type { Story } from './screenshotter.ts';
import { serveBuilt } from './serveBuilt.ts';

/** A built Storybook that is served for screenshots. */
export type OpenStorybook = {
  stories: readonly Story[];
  /** The origin for a story: with mosaics in place of photographs, unless the story is tagged `photographs`. */
  originOf: (story: Story) => string;
  close: () => Promise<unknown>;
};

/** @param folder of the built Storybook */
export async function openBuilt(folder: string): Promise<OpenStorybook> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>;
  };
  const withMosaics = await serveBuilt(folder, [placeholders(folder)]);
  const withPhotographs = await serveBuilt(folder);
  return {
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    originOf: ({ tags }) => (tags?.includes('photographs') ? withPhotographs : withMosaics).origin,
    close: () => Promise.all([withMosaics.close(), withPhotographs.close()]),
  };
}
