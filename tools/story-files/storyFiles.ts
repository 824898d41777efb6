/** The folders of stories, and the titles that follow from them. Used by Storybook and all tools that read stories. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';

/** The folders with stories, from the root of the project, and the prefixes of their titles. */
export const storyFolders = [
  { folder: 'stories/foundations', titlePrefix: 'Foundations' },
  { folder: 'stories/components', titlePrefix: 'Components' },
  { folder: 'stories/screens', titlePrefix: 'Screens' },
  { folder: 'stories/flows', titlePrefix: 'Flows' },
  { folder: 'tools/storybook-flows', titlePrefix: 'Flows' },
] as const;

const SUFFIX = '.stories.tsx';

/** All files of stories, from the root of the project. */
export const findStoryFiles = (root: string): string[] =>
  storyFolders.flatMap(({ folder }) => globSync(`${folder}/**/*${SUFFIX}`, { cwd: root })).sort();

/**
 * The title that Storybook gives to a file of stories: `stories/components/Button/Button.stories.tsx` is
 * "Components/Button". @throws for a file in a folder that Storybook does not read.
 */
export function titleOf(file: string): string {
  const found = storyFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!found) throw new Error(`${file}: Storybook reads no stories there. Add the folder to storyFolders.`);
  const name = basename(file, SUFFIX);
  const parents = dirname(file.slice(found.folder.length + 1))
    .split('/')
    .filter((part) => part !== '.');
  if (parents.at(-1) === name) parents.pop();
  return [found.titlePrefix, ...parents, name].join('/');
}

/**
 * The story files of this name, such as `Button`, or else those whose title contains it.
 * @throws if no file matches
 */
export function storyFilesNamed(root: string, name: string): string[] {
  const files = findStoryFiles(root).map((file) => ({ file, title: titleOf(file).toLowerCase() }));
  const wanted = name.toLowerCase();
  const exact = files.filter(({ title }) => title.endsWith(`/${wanted}`));
  const found = exact.length > 0 ? exact : files.filter(({ title }) => title.includes(wanted));
  if (found.length === 0) throw new Error(`No file of stories has “${name}” in its title.`);
  return found.map(({ file }) => file);
}

/** Parses a story file. @throws if it sets a title, because titles follow from the folder. */
export function parseStories(code: string, file: string): CsfFile & { title: string } {
  const title = titleOf(file);
  const makeTitle = (own: string | undefined) => {
    if (own !== undefined) throw new Error(`${file}: remove the title; it is ${title}, after the folder.`);
    return title;
  };
  return Object.assign(loadCsf(code, { fileName: file, makeTitle }).parse(), { title });
}
