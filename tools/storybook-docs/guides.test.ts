import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { groups } from '../story-files/groups.ts';
import { readComponents, readSlots } from './components.ts';
import { type Circumstances, readAllEvidence, readEvidence, readThemes } from './evidence.ts';
import type { Guide } from './guide.ts';
import { statusOf } from './status.ts';
import { readStoryFile } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = import.meta.glob<Guide>('../../stories/components/*/*.guide.ts', { import: 'default', eager: true });
const guides = Object.entries(files).map(([path, guide]) => ({
  name: /(\w+)\.guide\.ts$/.exec(path)?.[1] ?? '',
  ...guide,
}));
const components = readComponents(root);
const slots = readSlots(root);
const evidence = readAllEvidence(root);
const folderOf = (name: string) => components.find((component) => component.name === name)?.folder ?? '';

describe('every component has its page', () => {
  test.each(components.map(({ name }) => name))('%s has a guide, of its own or with another', (name) => {
    const sharing = guides.filter((guide) => guide.name === name || guide.with?.includes(name));
    expect(sharing.map((guide) => guide.name)).toHaveLength(1);
  });

  test.each(guides.map(({ name }) => name))(
    '%s has a component, and one file of stories that begins with Default',
    (name) => {
      expect(folderOf(name), 'its folder in the library').not.toBe('');
      const pages = evidence.filter(({ component }) => component === name);
      expect(pages.map(({ file }) => file)).toHaveLength(1);
      expect(pages[0]?.stories[0]?.id).toMatch(/--default$/);
    },
  );

  test.each(guides.filter(({ shownBy }) => shownBy))('$name is shown by a story that it has: $shownBy', (guide) => {
    const names = evidence.find(({ component }) => component === guide.name)?.stories.map(({ name }) => name);
    expect(names).toContain(guide.shownBy);
  });

  test.each(guides.filter(({ keyboard }) => Object.keys(keyboard).length > 0))(
    '$name answers to keys, and a story presses them',
    ({ name }) => {
      const pressing = evidence.filter(({ component }) => component === name).flatMap(({ keyboard }) => keyboard);
      expect(pressing).not.toEqual([]);
    },
  );

  test.each(guides.flatMap((guide) => guide.with ?? []))('%s, which shares a page, is a component', (name) => {
    expect(folderOf(name)).not.toBe('');
  });
});

test.each(evidence.filter(({ title }) => /^(Components|Screens)\//.test(title)))('$title has one group', ({ file }) => {
  const { tags } = readStoryFile(readFileSync(`${root}${file}`, 'utf8'), file);
  expect(groups.filter((group) => tags.includes(group))).toHaveLength(1);
});

describe('what guides say of the library is so', () => {
  test.each(guides)('$name names alternatives that have a page', ({ name, notFor }) => {
    const unknown = notFor.flatMap(({ use }) => use).filter((use) => !guides.some((guide) => guide.name === use));
    expect(unknown).toEqual([]);
    expect(notFor.flatMap(({ use }) => use)).not.toContain(name);
  });

  test.each(guides)('$name names parts that its source has', ({ name, anatomy }) => {
    const there = slots.get(folderOf(name))?.all ?? new Set();
    expect(Object.keys(anatomy).filter((slot) => !there.has(slot))).toEqual([]);
  });

  test.each([...slots])('every part of the folder %s is described', (folder, { own }) => {
    const here = guides.filter(({ name }) => folderOf(name) === folder);
    const described = new Set(here.flatMap(({ anatomy }) => Object.keys(anatomy)));
    expect([...own].filter((slot) => !described.has(slot))).toEqual([]);
  });

  test.each(guides)('$name says two or three times what to do and what not', ({ pairs }) => {
    expect([2, 3]).toContain(pairs.length);
  });
});

describe('evidence', () => {
  const circumstances: Circumstances = {
    themes: ['light', 'dark'],
    read: (file) => {
      if (file !== 'stories/components/keys.ts') throw new Error(`There is no ${file}.`);
      return `export async function enter() { await userEvent.keyboard('{Enter}'); } export function look(userEvent) {}`;
    },
    pictures: { '390-light': new Set(['components-till--default']), '390-dark': new Set() },
  };
  const read = (stories: string, meta = '') =>
    readEvidence(`export default { ${meta} }; ${stories}`, 'stories/components/Till/Till.stories.tsx', circumstances);

  test('refuses a story that is tagged as a keyboard test and presses no key', () => {
    const story = (play: string) => `export const Default = { tags: ['keyboard'], play: async () => { ${play} } };`;
    expect(() => read(story('await userEvent.click(button);'))).toThrow(/Till\.stories\.tsx: Default/);
    expect(() => read(`export const Default = { tags: ['keyboard'] };`)).toThrow(/Default/);
    expect(read(story(`await step('x', async () => { await userEvent.keyboard('{Enter}'); });`)).keyboard).toEqual([
      { id: 'components-till--default', name: 'Default' },
    ]);
    expect(read(story('await userEvent.tab();')).keyboard).toHaveLength(1);
  });

  test('it may press them by a function of its own or of a file beside it', () => {
    const story = (does: string, before: string) =>
      read(`${before} export const Default = { tags: ['keyboard'], play: async () => { await ${does}(); } };`);
    const imported = `import { enter, look } from '../keys.ts';`;
    expect(story('enter', imported).keyboard).toHaveLength(1);
    expect(() => story('look', imported)).toThrow(/Default/);
    expect(story('press', 'async function press() { await userEvent.tab(); }').keyboard).toHaveLength(1);
  });

  test.each([
    ['is not tested', `export const Default = { tags: ['!test'] };`, ''],
    ['is not tested', 'export const Default = {};', `tags: ['!test']`],
    ['excludes something from axe', `export const Default = { parameters: { a11y: { test: 'todo' } } };`, ''],
    ['excludes something from axe', 'export const Default = {};', 'parameters: { a11y: { disable: true } }'],
    ['excludes something from axe', 'export const Default = { globals: { a11y: { manual: true } } };', ''],
  ])('a story that %s is an exception', (why, stories, meta) => {
    expect(read(stories, meta).exceptions).toEqual([{ id: 'components-till--default', name: 'Default', why }]);
  });

  test('other tags and parameters are none', () => {
    expect(
      read(`export const Default = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };`).exceptions,
    ).toEqual([]);
  });

  test('pictures are those of its stories', () => {
    expect(read('export const Default = {}; export const Empty = {};').pictured).toEqual({
      'components-till--default': ['390-light'],
      'components-till--empty': [],
    });
  });

  test('stories are tested in the themes that have a project, if axe fails them', () => {
    const preview = (test: string) => `export default { parameters: { a11y: { test: '${test}' } } };`;
    const projects = `export default { projects: [stories('light', 'desktop')] };`;
    expect(readThemes(preview('error'), projects)).toEqual(['light']);
    expect(() => readThemes(preview('todo'), projects)).toThrow(/axe/);
    expect(
      readThemes(
        ...(['.storybook/preview.tsx', 'vitest.config.ts'].map((file) => readFileSync(`${root}${file}`, 'utf8')) as [
          string,
          string,
        ]),
      ),
    ).toEqual(['light', 'dark']);
  });
});

describe('status', () => {
  const modes = ['390-light', '390-dark', '1280-light', '1280-dark'];
  const whole = {
    component: 'Till',
    title: 'Components/Till',
    group: 'purchase' as const,
    file: 'Till.stories.tsx',
    stories: [{ id: 'a', name: 'Default' }],
    themes: ['light', 'dark'],
    exceptions: [],
    keyboard: [{ id: 'a', name: 'Default' }],
    pictured: { a: modes },
  };

  test('stable with everything', () => {
    expect(statusOf(whole, 'own')).toMatchObject({ isStable: true, missing: [] });
  });

  test('without keys none have to be pressed', () => {
    expect(statusOf({ ...whole, keyboard: [] }, 'none').isStable).toBe(true);
  });

  test.each([
    ['stories', { stories: [], pictured: {} }, ['Stories: none', 'Pictures: not yet']],
    ['a theme', { themes: ['light'] }, ['axe: no test in dark']],
    [
      'a story that axe looks at',
      { exceptions: [{ id: 'a', name: 'Default', why: 'is not tested' }] },
      ['axe: Default is not tested'],
    ],
    ['keys', { keyboard: [] }, ['Keyboard: no test']],
    ['pictures', { pictured: {} }, ['Pictures: not yet']],
    ['a picture', { pictured: { a: modes.slice(1) } }, ['Pictures: 3 of 4']],
  ])('without %s it says so', (_what, lacking, missing) => {
    expect(statusOf({ ...whole, ...lacking }, 'own')).toMatchObject({ isStable: false, missing });
  });
});
