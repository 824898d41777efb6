import { createHash } from 'node:crypto';
import type { Kind } from './kindOfDifference.ts';
import type { Mode } from './modes.ts';
import type { Story } from './screenshotter.ts';
import { nameOf } from './tokens.ts';

/** The screenshots of a story before and now, as files next to the page. */
export type Change = {
  story: Story;
  mode: Mode;
  isNew: boolean;
  width: number;
  height: number;
  /** How many differ; null if its earlier screenshot is unknown. */
  pixels: number | null;
  /** Common to equal changes; null if its earlier screenshot is unknown. */
  kind: Kind | null;
  before: string | null;
  /** Null if the page does not contain it. */
  after: string | null;
  difference: string | null;
};

type ReviewStory = { id: string; title: string; name: string; tags: readonly string[]; changes: Change[] };
type ReviewGroup = {
  label: string;
  /** The causes, one sentence each. */
  why: string[];
  /** Of the story that differs most; null if an earlier screenshot is unknown. */
  pixels: number | null;
  stories: ReviewStory[];
};
/** The data of the page. `id` is the same for the same changes; the page keeps verdicts by it. */
export type Review = { id: string; groups: ReviewGroup[] };

const unique = (texts: readonly string[]) => [...new Set(texts)].sort();
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The changed stories, sorted by the title of their component, screen or flow. */
function storiesOf(changes: readonly Change[]): ReviewStory[] {
  const sorted = changes.toSorted(
    (one, other) => compare(one.story.title, other.story.title) || compare(one.mode, other.mode),
  );
  return [...Map.groupBy(sorted, ({ story }) => story.id).values()].map((ofStory) => {
    const { id, title, name, tags = [] } = (ofStory[0] as Change).story;
    return { id, title, name, tags, changes: ofStory };
  });
}

const keyOf = ({ title, changes }: ReviewStory): string =>
  changes.some(({ isNew }) => isNew)
    ? `new ${title}`
    : unique(changes.map(({ kind }) => kind?.key ?? 'unknown')).join('\n');

function groupOf(stories: ReviewStory[]): ReviewGroup {
  const changes = stories.flatMap((story) => story.changes);
  const [first] = stories as [ReviewStory];
  const name = `${first.title.replaceAll('/', ' › ')}${stories.length === 1 ? ` › ${first.name}` : ''}`;
  const isNew = changes.some((change) => change.isNew);
  const isUnknown = changes.some(({ kind }) => kind === null);
  const tokens = [...new Set(changes.flatMap(({ kind }) => kind?.tokens ?? []))];
  const colors = unique(
    changes.flatMap(({ kind }) => kind?.colors ?? []).map(({ before, after }) => `${before} → ${after}`),
  );
  const isExplained = changes.every(({ kind }) => kind?.tokens || kind?.colors);
  const causes = [...unique(tokens.map(nameOf)).map((token) => `${token} changed`), ...colors];
  const label = isNew
    ? `New: ${name}`
    : isUnknown
      ? 'How it looked before is not known'
      : causes.length > 0
        ? [...causes, ...(isExplained ? [] : ['and more'])].join(', ')
        : stories.length > 1
          ? `As in ${first.title} › ${first.name}`
          : name;
  return {
    label,
    why: tokens.map(({ token, before, after }) => `The token ${token} was ${before} and is ${after}.`),
    pixels: isNew || isUnknown ? null : Math.max(...changes.map(({ pixels }) => pixels ?? 0)),
    stories,
  };
}

/** The changes grouped by their causes, the group with the most stories first. */
export function reviewOf(changes: readonly Change[]): Review {
  const groups = [...Map.groupBy(storiesOf(changes), keyOf).values()]
    .map(groupOf)
    .sort((one, other) => other.stories.length - one.stories.length);
  const described = changes.map(({ story, mode, kind }) => `${story.id} ${mode} ${kind?.key}`).sort();
  return { id: createHash('sha256').update(described.join('\n')).digest('hex').slice(0, 12), groups };
}
