/** What the pages of documentation say about stories, read from their source when Storybook is built. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import { textsOf } from './syntax.ts';

type StoryEntry = {
  id: string;
  /** As the sidebar names it. */
  name: string;
  /** Everything it says of itself: its name, its comment, and the texts that it is written with. */
  words: string;
};

export type StoryFile = {
  title: string;
  /** Those of all its stories, among them the group that it belongs to. */
  tags: string[];
  /** The component that the file is about; '' when it is about none. */
  component: string;
  /** From the root of the project. */
  file: string;
  stories: StoryEntry[];
};

function wordsOf(csf: CsfFile, key: string, name: string): string {
  const exported = csf._storyExports[key];
  const comments = csf._storyStatements[key]?.leadingComments ?? [];
  return [name, ...comments.map(({ value }) => value.replace(/^\*|^\s*\*/gm, '').trim()), ...textsOf(exported)].join(
    ' ',
  );
}

/** What one file of stories says of itself. */
export function readStoryFile(code: string, file: string): StoryFile {
  const csf = parseStories(code, file);
  return {
    title: csf.title,
    tags: csf.meta?.tags ?? [],
    component: csf.meta?.component ?? '',
    file,
    stories: Object.entries(csf._stories).map(([key, { id, name = key }]) => ({
      id,
      name,
      words: wordsOf(csf, key, name),
    })),
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
