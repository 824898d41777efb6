/**
 * What each story says on screen and to assistive technology. Tests of stories note it (`.storybook/vitest.setup.ts`);
 * `npm run test:stories` keeps it in stories/texts.json, so that the search of a fresh clone has it.
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

/** The lines of the last run, and what is kept of those that it left out. */
export const readStoryTexts = (root: string): StoryTexts => ({ ...keptTexts(root), ...reportedTexts(root) });

/** A countdown is no reason to write a story's line again. */
const withoutDigits = (lines: readonly string[] = []) => lines.join('\n').replace(/\d+/g, '');

/** Keeps what the last run found, and forgets deleted stories. A story has a line, so that branches can be merged. */
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
