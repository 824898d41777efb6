/** Reads data about stories for the documentation pages, from their source when Storybook is built. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import { readStoryTexts, type StoryTexts } from '../story-files/storyTexts.ts';
import { textsOf } from './syntax.ts';

type StoryEntry = {
  id: string;
  /** Its name in the sidebar. */
  name: string;
};

export type StoryFile = {
  title: string;
  /** The tags of all its stories, including the group that it belongs to. */
  tags: string[];
  /** The component of the stories; '' if there is none. */
  component: string;
  /** From the root of the project. */
  file: string;
  stories: StoryEntry[];
};

/** The comment before a story. */
export function commentOf(csf: CsfFile, key: string): string {
  const comments = csf._storyStatements[key]?.leadingComments ?? [];
  return comments.map(({ value }) => value.replace(/^\*|^\s*\*/gm, '').trim()).join(' ');
}

/** The searchable lines of each story of a file: its comment, and its texts on screen, or else those in its source. */
export function readStoryLines(code: string, file: string, texts: StoryTexts): StoryTexts {
  const csf = parseStories(code, file);
  return Object.fromEntries(
    Object.entries(csf._stories).map(([key, { id }]) => [
      id,
      [commentOf(csf, key), ...(texts[id] ?? textsOf(csf._storyExports[key]))].filter(Boolean),
    ]),
  );
}

/** The lines of all stories, each once, and the indexes of each story's lines. */
export function readAllStoryLines(root: string) {
  const texts = readStoryTexts(root);
  const places = new Map<string, number>();
  const placeOf = (line: string) => {
    if (!places.has(line)) places.set(line, places.size);
    return places.get(line) as number;
  };
  const linesOf = Object.fromEntries(
    findStoryFiles(root)
      .flatMap((file) => Object.entries(readStoryLines(readFileSync(join(root, file), 'utf8'), file, texts)))
      .map(([id, lines]) => [id, lines.map(placeOf)]),
  );
  return { lines: [...places.keys()], linesOf };
}

/** Reads one file of stories. */
export function readStoryFile(code: string, file: string): StoryFile {
  const csf = parseStories(code, file);
  return {
    title: csf.title,
    tags: csf.meta?.tags ?? [],
    component: csf.meta?.component ?? '',
    file,
    stories: Object.entries(csf._stories).map(([key, { id, name = key }]) => ({ id, name })),
  };
}

/** All files of stories in the project. */
export const readStoryFiles = (root: string): StoryFile[] =>
  findStoryFiles(root).map((file) => readStoryFile(readFileSync(join(root, file), 'utf8'), file));

/** The names of all screens: each has a folder. */
export const readScreenNames = (root: string): string[] =>
  globSync('packages/ui/src/screens/*Screen', { cwd: root })
    .map((path) => basename(path))
    .sort();
