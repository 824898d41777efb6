import { type Journey, journeys } from './journeys.ts';
import { spelledOut } from './names.ts';
import type { StoryFile } from './storyFiles.ts';

type MappedScreen = StoryFile & {
  /** Its name on the map. */
  name: string;
};

export type MappedJourney = Journey & { screens: MappedScreen[] };

/** The journey that a file of stories belongs to, if its component is a screen or is shown as one. */
function journeyOf({ component, tags }: StoryFile): Journey | undefined {
  const named = journeys.find(({ members = [] }) => members.includes(component));
  if (named || !component.endsWith('Screen')) return named;
  return journeys.find(({ group }) => group !== undefined && tags.includes(group));
}

/** All screens by journey, each with its stories. */
export const mapOf = (files: readonly StoryFile[]): MappedJourney[] =>
  journeys.map((journey) => ({
    ...journey,
    screens: files
      .filter((file) => journeyOf(file) === journey)
      .map((file) => ({ ...file, name: spelledOut(file.component.replace(/^Admin/, '')) })),
  }));
