import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findStoryFiles, parseStories, storyFilesNamed, titleOf } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['stories/components/Button/Button.stories.tsx', 'Components/Button'],
  ['stories/screens/LoginScreen/LoginScreen.stories.tsx', 'Screens/LoginScreen'],
  ['stories/flows/checkout/CheckoutFlow.stories.tsx', 'Flows/checkout/CheckoutFlow'],
  ['stories/foundations/Tokens.stories.tsx', 'Foundations/Tokens'],
])('the title of %s is %s', (file, title) => {
  expect(titleOf(file)).toBe(title);
});

test('refuses a file in a folder that Storybook does not read, and a file that sets its title', () => {
  expect(() => titleOf('stories/Button.stories.tsx')).toThrow('storyFolders');
  const file = 'stories/components/Button/Button.stories.tsx';
  expect(() => parseStories(`export default { title: 'Primitives/Button' };`, file)).toThrow(
    `${file}: remove the title; it is Components/Button`,
  );
});

test('Storybook reads every file of stories', () => {
  expect(findStoryFiles(root)).toEqual(globSync('{stories,tools}/**/*.stories.tsx', { cwd: root }).sort());
});

test.each(globSync('{components,screens}/**/*.stories.tsx', { cwd: `${root}stories` }))(
  '%s is in a folder of the same name',
  (file) => {
    expect(file).toMatch(/^\w+\/(\w+)\/\1\.stories\.tsx$/);
  },
);

test('finds story files by name, else by a part of their title', () => {
  expect(storyFilesNamed(root, 'button')).toEqual(['stories/components/Button/Button.stories.tsx']);
  expect(storyFilesNamed(root, 'HeartBut')).toEqual(['stories/components/HeartButton/HeartButton.stories.tsx']);
  expect(() => storyFilesNamed(root, 'trousers')).toThrow('No file of stories has “trousers” in its title.');
});
