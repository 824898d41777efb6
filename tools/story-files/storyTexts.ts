/**
 * The texts of each story on screen and for assistive technology. Story tests record them
 * (`.storybook/vitest.setup.ts`); `npm run test:stories` saves them in stories/texts.json, so that Storybook's search
 * has them in a fresh clone.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStoryFiles, parseStories } from './storyFiles.ts';

/** The lines of each story, by its id. */
export type StoryTexts = Record<string, string[]>;

const FILE = 'stories/texts.json';
const REPORT = 'test-results/reports/stories.json';

type Report = {
  testResults: { assertionResults: { status: string; meta?: { storyId?: string; texts?: string[] } }[] }[];
};

function reportedTexts(root: string): StoryTexts {
  const path = join(root, REPORT);
  if (!existsSync(path)) return {};
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(
    tests.flatMap(({ status, meta: { storyId, texts } = {} }) =>
      status === 'passed' && storyId && texts ? [[storyId, texts]] : [],
    ),
  );
}

const keptTexts = (root: string): StoryTexts =>
  existsSync(join(root, FILE)) ? JSON.parse(readFileSync(join(root, FILE), 'utf8')) : {};

/** The lines of the last run, and the saved lines of stories that it left out. */
export const readStoryTexts = (root: string): StoryTexts => ({ ...keptTexts(root), ...reportedTexts(root) });

/** Ignores digits, so that a countdown does not change the saved lines of a story. */
const withoutDigits = (lines: readonly string[] = []) => lines.join('\n').replace(/\d+/g, '');

/** Saves the texts of the last run, without deleted stories. Each story has its own line, so that branches merge. */
export function keepStoryTexts(root: string): void {
  const stories = new Set(
    findStoryFiles(root).flatMap((file) =>
      Object.values(parseStories(readFileSync(join(root, file), 'utf8'), file)._stories).map(({ id }) => id),
    ),
  );
  const kept = keptTexts(root);
  const merged = Object.entries(readStoryTexts(root)).map(([id, lines]): [string, string[]] => {
    const old = kept[id];
    return [id, old && withoutDigits(old) === withoutDigits(lines) ? old : lines];
  });
  const rows = merged
    .filter(([id]) => stories.has(id))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, lines]) => `${JSON.stringify(id)}:${JSON.stringify(lines)}`);
  writeFileSync(join(root, FILE), `{\n${rows.join(',\n')}\n}\n`);
}
