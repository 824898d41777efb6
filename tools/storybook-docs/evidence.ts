/** The evidence that a component works: its stories, and the results of the last runs of the suites. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { type LastRun, readPictureRun, readStoryRun, type StoryResults } from '../runner/testReports.ts';
import { type Group, groups } from '../story-files/groups.ts';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import { pressesKeys, type Read, syntaxOfPlay } from './plays.ts';
import { type Node, within } from './syntax.ts';

type Named = { id: string; name: string };

export type Evidence = {
  /** Its name in the sidebar: the last part of the stories' title. */
  component: string;
  title: string;
  /** Undefined for stories of flows and foundations. */
  group: Group | undefined;
  /** From the root of the project. */
  file: string;
  stories: Named[];
  /** Whether each story and axe passed, by theme. Themes that did not run are absent. */
  tests: StoryResults;
  /** Whether each story looked like its baseline, by mode, such as 390-light. Modes that did not run are absent. */
  pictures: StoryResults;
  /** Stories that axe does not check completely. */
  exceptions: (Named & { why: string })[];
  /** Stories that press keys. */
  keyboard: Named[];
};

/** Data of all stories, needed to read the evidence in one file. */
export type Circumstances = {
  /** The results of the last run of the stories; undefined if none ran. */
  tests: LastRun | undefined;
  /** The results of the last run of the screenshots; undefined if none ran. */
  pictures: LastRun | undefined;
  read: Read;
};

const isNamed = (node: unknown, name: string) => {
  const { name: own, value } = (node ?? {}) as { name?: string; value?: string };
  return own === name || value === name;
};

/** The values of all properties with a name, at any depth. */
const valuesOf = (tree: unknown, name: string): Node[] =>
  tree === undefined
    ? []
    : [...within(tree as Node)].flatMap((node) =>
        node.type === 'ObjectProperty' && isNamed(node.key, name) ? [node.value as Node] : [],
      );

const STOPPED: Record<string, string> = { '!test': 'is not tested', '!vitest': 'is not tested' };

/** Why axe does not check a story, or does not fail it; undefined when it does. */
function exceptionOf(csf: CsfFile, key: string): string | undefined {
  const tags = csf._stories[key]?.tags ?? [];
  const stopped = [...(csf.meta?.tags ?? []), ...tags].map((tag) => STOPPED[tag]).find(Boolean);
  if (stopped) return stopped;
  const own = csf._storyAnnotations[key] ?? {};
  const set = [own, csf._metaAnnotations].flatMap(({ parameters, globals }) =>
    [parameters, globals].flatMap((tree) => valuesOf(tree, 'a11y')),
  );
  return set.length > 0 ? 'excludes something from axe' : undefined;
}

/** Whether a story is tagged 'keyboard'. @throws when it is tagged, but its play presses no key */
function isKeyboardTest(csf: CsfFile, key: string, file: string, read: Read): boolean {
  if (!csf._stories[key]?.tags?.includes('keyboard')) return false;
  if (pressesKeys(syntaxOfPlay(csf, key, file, read))) return true;
  throw new Error(
    `${file}: ${key} is tagged 'keyboard', but its play calls neither userEvent.tab() nor userEvent.keyboard() nor tabTo().`,
  );
}

/** The evidence in one file of stories. @throws when a story is tagged 'keyboard' but presses no key. */
export function readEvidence(code: string, file: string, { tests, pictures, read }: Circumstances): Evidence {
  const csf = parseStories(code, file);
  const stories = Object.entries(csf._stories).map(([key, { id, name = key }]) => ({ key, id, name }));
  const ofStories = (run: LastRun | undefined): StoryResults =>
    Object.fromEntries(stories.map(({ id }) => [id, run?.results[id] ?? {}]));
  return {
    component: csf.title.split('/').at(-1) ?? '',
    title: csf.title,
    group: groups.find((group) => csf.meta?.tags?.includes(group)),
    file,
    stories: stories.map(({ id, name }) => ({ id, name })),
    tests: ofStories(tests),
    pictures: ofStories(pictures),
    exceptions: stories.flatMap(({ key, id, name }) => {
      const why = exceptionOf(csf, key);
      return why ? [{ id, name, why }] : [];
    }),
    keyboard: stories.filter(({ key }) => isKeyboardTest(csf, key, file, read)).map(({ id, name }) => ({ id, name })),
  };
}

/** When the stories were tested last, in milliseconds since 1970; null when there is no report. */
export const readTestedAt = (root: string): number | null => readTests(root)?.startedAt ?? null;

const report = (root: string, name: string) => join(root, 'test-results/reports', `${name}.json`);
const readTests = (root: string) => readStoryRun([report(root, 'stories'), report(root, 'stories-dark')]);

/** The evidence of all files of stories in the project. */
export function readAllEvidence(root: string): Evidence[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const circumstances = { tests: readTests(root), pictures: readPictureRun(report(root, 'screenshots')), read };
  return findStoryFiles(root).map((file) => readEvidence(read(file), file, circumstances));
}
