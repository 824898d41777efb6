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

/** The tokens and colors that explain changes, and whether they explain all of them. */
function causesOf(changes: readonly Change[]) {
  const tokens = [...new Set(changes.flatMap(({ kind }) => kind?.tokens ?? []))];
  const colors = changes.flatMap(({ kind }) => kind?.colors ?? []).map(({ before, after }) => `${before} → ${after}`);
  const causes = [...unique(tokens.map(nameOf)).map((token) => `${token} changed`), ...unique(colors)];
  return { tokens, causes, explainAll: changes.every(({ kind }) => kind?.tokens || kind?.colors) };
}

/**
 * Equal for stories that need one decision: those that changed in the same ways, those of a component that share a cause
 * and changed in more besides, and the new ones of a component.
 */
function keyOf({ title, changes }: ReviewStory): string {
  if (changes.some(({ isNew }) => isNew)) return `new ${title}`;
  const { causes, explainAll } = causesOf(changes);
  if (causes.length > 0 && !explainAll) return [title, ...causes].join('\n');
  return unique(changes.map(({ kind }) => kind?.key ?? 'unknown')).join('\n');
}

function labelOf(stories: readonly ReviewStory[], changes: readonly Change[]): string {
  const [first] = stories as [ReviewStory];
  const name = `${first.title.replaceAll('/', ' › ')}${stories.length === 1 ? ` › ${first.name}` : ''}`;
  if (changes.some(({ isNew }) => isNew)) return `New: ${name}`;
  if (changes.some(({ kind }) => kind === null)) return 'How it looked before is not known';
  const { causes, explainAll } = causesOf(changes);
  if (causes.length > 0) return explainAll ? causes.join(', ') : `${name}: ${causes.join(', ')}, and more`;
  return stories.length > 1 ? `As in ${first.title} › ${first.name}` : name;
}

function groupOf(stories: ReviewStory[]): ReviewGroup {
  const changes = stories.flatMap((story) => story.changes);
  const isMeasured = changes.every(({ isNew, kind }) => !isNew && kind !== null);
  return {
    label: labelOf(stories, changes),
    why: causesOf(changes).tokens.map(
      ({ token, before, after }) => `The token ${token} was ${before} and is ${after}.`,
    ),
    pixels: isMeasured ? Math.max(...changes.map(({ pixels }) => pixels ?? 0)) : null,
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
