import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commonModes, themes } from '../screenshots/modes.ts';
import { groups } from '../story-files/groups.ts';
import { parseStories } from '../story-files/storyFiles.ts';
import { readComponents, readSlots } from './components.ts';
import { type Circumstances, type Evidence, readAllEvidence, readEvidence } from './evidence.ts';
import type { Guide } from './guide.ts';
import { acts, keysOf, syntaxOfPlay, unpressedOf } from './plays.ts';
import { type Prop, readProps } from './props.ts';
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
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
/** Keys of the browser's own controls, which user-event does not support, and the journeys that press them. */
const nativeKeys: Readonly<Record<string, { keys: string[]; file: string; test: string }>> = {
  InlineSelect: {
    keys: ['Arrow keys', 'Letters'],
    file: 'e2e/keyboard.spec.ts',
    test: 'the collection is sorted by letter and by arrow key',
  },
  SelectField: {
    keys: ['Arrow keys', 'Letters'],
    file: 'e2e/keyboard.spec.ts',
    test: 'the collection is sorted by letter and by arrow key',
  },
  SalesChart: {
    keys: ['Arrow keys'],
    file: 'e2e/keyboard.spec.ts',
    test: 'an arrow key goes through the days of the sales chart',
  },
  SearchOverlay: { keys: ['Escape'], file: 'e2e/search.spec.ts', test: 'the search updates while typing' },
};
const props = readProps(root);
/** Props that change nothing that a picture shows. */
const invisible = ['replace', 'preventScrollReset', 'priority', 'eager', 'aria-busy'];
/** Props that a component passes to another one, which has the stories. */
const passedOn: Readonly<Record<string, readonly string[]>> = { AdminList: ['fits'] };
const wordUnions = new Map(
  globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^export type (\w+) = ([^;]+);/gm)].map(([, alias = '', type = '']) => [alias, type]),
  ),
);

/** The values of a prop that differ from its default: the words of a union, or true. */
function valuesOf({ type, description }: Prop): string[] {
  if (type === 'boolean') return ['true'];
  const union = wordUnions.get(type) ?? type;
  if (!/^[|\s]*'[^']+'(\s*\|\s*('[^']+'|null))*$/.test(union)) return [];
  const words = [...union.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  return words.filter((word) => !description.includes(`@default '${word}'`));
}

/** Whether stories name a prop, and near it the value, unless it is true. */
function isShown(stories: string, prop: string, value: string): boolean {
  const places = [...stories.matchAll(new RegExp(`\\b${prop}\\b`, 'g'))].map(({ index }) => index);
  if (value === 'true') return places.length > 0;
  return places.some((at) => new RegExp(`['"]${value}['"]`).test(stories.slice(Math.max(0, at - 200), at + 200)));
}

const folderOf = (name: string) => components.find((component) => component.name === name)?.folder ?? '';

describe('every component has its page', () => {
  test.each(components.map(({ name }) => name))('%s has its own guide, or shares one', (name) => {
    const sharing = guides.filter((guide) => guide.name === name || guide.with?.includes(name));
    expect(sharing.map((guide) => guide.name)).toHaveLength(1);
  });

  test.each(guides)('$name has a story for each value of its props', ({ name, with: others = [] }) => {
    const stories = read(`stories/components/${name}/${name}.stories.tsx`);
    const missing = [name, ...others].flatMap((component) =>
      (props[component] ?? [])
        .filter((prop) => !invisible.includes(prop.name) && !passedOn[component]?.includes(prop.name))
        .flatMap((prop) =>
          valuesOf(prop)
            .filter((value) => !isShown(stories, prop.name, value))
            .map((value) => `${component} ${prop.name}=${value}`),
        ),
    );
    expect(missing).toEqual([]);
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

  test.each(guides.filter(({ shownBy }) => shownBy))('$name has the story that shows its parts: $shownBy', (guide) => {
    const names = evidence.find(({ component }) => component === guide.name)?.stories.map(({ name }) => name);
    expect(names).toContain(guide.shownBy);
  });

  test.each(guides.filter(({ keyboard }) => Object.keys(keyboard).length > 0))(
    '$name has stories that press each key of its guide',
    ({ name, keyboard }) => {
      const { file = '' } = evidence.find(({ component }) => component === name) ?? {};
      const csf = parseStories(read(file), file);
      const pressed = Object.keys(csf._stories).flatMap((key) => keysOf(syntaxOfPlay(csf, key, file, read)));
      expect(unpressedOf(Object.keys(keyboard), pressed)).toEqual(nativeKeys[name]?.keys ?? []);
    },
  );

  test.each(Object.values(nativeKeys))('$test: the journey exists', ({ file, test: title }) => {
    expect(read(file)).toContain(`test('${title}'`);
  });

  test.each(guides.flatMap((guide) => guide.with ?? []))('%s, which shares a page, is a component', (name) => {
    expect(folderOf(name)).not.toBe('');
  });
});

test.each(evidence)('$title begins at rest: the play of Default does not press, type or move the focus', ({ file }) => {
  const csf = parseStories(read(file), file);
  expect(acts(syntaxOfPlay(csf, 'Default', file, read))).toBe(false);
});

test.each(evidence.filter(({ title }) => /^(Components|Screens)\//.test(title)))('$title has one group', ({ file }) => {
  const { tags } = readStoryFile(readFileSync(`${root}${file}`, 'utf8'), file);
  expect(groups.filter((group) => tags.includes(group))).toHaveLength(1);
});

describe('guides match the library', () => {
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

  test.each(guides)('$name has two or three pairs of what to do and what not to do', ({ pairs }) => {
    expect([2, 3]).toContain(pairs.length);
  });
});

describe('evidence', () => {
  const circumstances: Circumstances = {
    tests: { startedAt: 0, results: { 'components-till--default': { light: true, dark: false } } },
    read: (file) => {
      if (file !== 'stories/components/keys.ts') throw new Error(`There is no ${file}.`);
      return `export async function enter() { await userEvent.keyboard('{Enter}'); } export function look(userEvent) {}`;
    },
    pictures: undefined,
  };
  const readStories = (stories: string, meta = '') =>
    readEvidence(`export default { ${meta} }; ${stories}`, 'stories/components/Till/Till.stories.tsx', circumstances);

  test('refuses a story that is tagged as a keyboard test but presses no key', () => {
    const story = (play: string) => `export const Default = { tags: ['keyboard'], play: async () => { ${play} } };`;
    expect(() => readStories(story('await userEvent.click(button);'))).toThrow(/Till\.stories\.tsx: Default/);
    expect(() => readStories(`export const Default = { tags: ['keyboard'] };`)).toThrow(/Default/);
    expect(
      readStories(story(`await step('x', async () => { await userEvent.keyboard('{Enter}'); });`)).keyboard,
    ).toEqual([{ id: 'components-till--default', name: 'Default' }]);
    expect(readStories(story('await userEvent.tab();')).keyboard).toHaveLength(1);
  });

  test('accepts keys that a function of the same file or of an imported file presses', () => {
    const story = (does: string, before: string) =>
      readStories(`${before} export const Default = { tags: ['keyboard'], play: async () => { await ${does}(); } };`);
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
    expect(readStories(stories, meta).exceptions).toEqual([{ id: 'components-till--default', name: 'Default', why }]);
  });

  test('other tags and parameters are not exceptions', () => {
    expect(
      readStories(`export const Default = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };`).exceptions,
    ).toEqual([]);
  });

  test('has the results of its stories in the last runs', () => {
    const { tests, pictures } = readStories('export const Default = {}; export const Empty = {};');
    expect(tests).toEqual({ 'components-till--default': { light: true, dark: false }, 'components-till--empty': {} });
    expect(pictures).toEqual({ 'components-till--default': {}, 'components-till--empty': {} });
  });
});

describe('status', () => {
  const inAll = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
  const tests = { a: inAll(themes) };
  const pictures = { a: inAll(commonModes) };
  const whole = {
    component: 'Till',
    title: 'Components/Till',
    group: 'purchase' as const,
    file: 'Till.stories.tsx',
    stories: [{ id: 'a', name: 'Default' }],
    tests,
    pictures,
    exceptions: [],
    keyboard: [{ id: 'a', name: 'Default' }],
  };

  test('is stable when everything passed', () => {
    expect(statusOf(whole, 'own')).toMatchObject({ outcome: 'passed', missing: [] });
  });

  test('needs no keyboard test if there are no keys', () => {
    expect(statusOf({ ...whole, keyboard: [] }, 'none').outcome).toBe('passed');
  });

  test.each([
    ['stories', 'failed', { stories: [], keyboard: [] }, 'Stories: none'],
    ['a run of the stories', 'not run', { tests: { a: {} } }, 'axe: not run'],
    ['a theme', 'not run', { tests: { a: { light: true } } }, 'axe: not run'],
    ['a story that passes', 'failed', { tests: { a: { ...tests.a, dark: false } } }, 'axe: 1 story failed'],
    ['keys that passed', 'failed', { tests: { a: { ...tests.a, dark: false } } }, 'Keyboard: 1 story failed'],
    [
      'a story that axe looks at',
      'failed',
      { exceptions: [{ id: 'a', name: 'Default', why: 'is not tested' }] },
      'axe: Default is not tested',
    ],
    ['keys', 'failed', { keyboard: [] }, 'Keyboard: no test'],
    ['a run of the screenshots', 'not run', { pictures: { a: {} } }, 'Pictures: not run'],
    ['a like picture', 'failed', { pictures: { a: { ...pictures.a, '390-dark': false } } }, 'Pictures: 1 story failed'],
    [
      'a story in the run',
      'not run',
      { stories: [...whole.stories, { id: 'b', name: 'Empty' }] },
      'Pictures: 1 story not run',
    ],
  ] as const)('reports that it lacks %s', (_what, outcome, lacking, missing) => {
    const status = statusOf({ ...whole, ...lacking } as Evidence, 'own');
    expect(status.outcome).toBe(outcome);
    expect(status.missing).toContain(missing);
  });
});
