import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { utils } from 'vitest/browser';
import { watchBareTexts } from '../tools/bare-texts/watchBareTexts.ts';
import { restartClock, stopClock } from '../tools/storybook-preview/clock.ts';
import { browserStorages } from '../tools/storybook-preview/memoryStorage.ts';
import {
  directionProblems,
  fieldProblems,
  pictureProblems,
  touchProblems,
} from '../tools/storybook-preview/pageProblems.ts';

declare module 'vitest' {
  interface TaskMeta {
    theme?: string;
    storyId?: string;
    /** The texts and accessible names on screen when the story ends, and the roles of its elements. */
    texts?: string[];
    /** The status of axe's report; undefined if axe did not check the story. */
    axe?: string;
    reports?: { type: string; status: string }[];
  }
}

// For each file of stories, Vitest imports this file again under a name made of the time. With the time of a story, which
// starts again and again, a name could repeat; the browser would not run this file, and the stories would go unchecked.
afterAll(stopClock);
restartClock();

type AriaNode = ReturnType<typeof utils.aria.generateAriaTree>;

const linesOf = ({ name, children }: AriaNode): string[] => [
  name,
  ...children.flatMap((child) => (typeof child === 'string' ? child : linesOf(child))),
];

const rolesOf = ({ role, children }: AriaNode): string[] => [
  role,
  ...children.flatMap((child) => (typeof child === 'string' ? [] : rolesOf(child))),
];

// Storybook's search uses these texts (tools/story-files/storyTexts.ts). One size is enough.
afterEach(({ task: { meta } }) => {
  if (matchMedia('(prefers-color-scheme: dark)').matches) return;
  const tree = utils.aria.generateAriaTree(document.body);
  const lines = linesOf(tree).map((line) => line.replace(/\s+/g, ' ').trim());
  meta.texts = [...new Set([...lines, `Roles: ${[...new Set(rolesOf(tree).slice(1))].join(' ')}`])].filter(Boolean);
});

// Documentation pages show the results of the last run. Only Storybook's own panel reads axe's full report.
afterEach(({ task: { meta } }) => {
  Object.assign(meta, {
    theme: document.documentElement.dataset.theme,
    axe: meta.reports?.find(({ type }) => type === 'a11y')?.status,
  });
  if (import.meta.env.VITEST_STORYBOOK !== 'true') delete meta.reports;
});

// Checks that the theme and the reduced motion of the test project have reached the page.
afterEach(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(document.documentElement.dataset.theme).toBe(dark ? 'dark' : 'light');
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
});

// Picture sizes are checked on screens only, because components are not as wide as in the shop.
afterEach(({ task: { meta } }) => {
  expect([...fieldProblems(), ...directionProblems()]).toEqual([]);
  // Flows show the fields of screens, and this check has the page's styles computed twice.
  if (!meta.storyId?.startsWith('flows-')) expect(touchProblems()).toEqual([]);
  if (meta.storyId?.startsWith('screens-')) expect(pictureProblems()).toEqual([]);
});

// Browser translation replaces text nodes, and React fails when it then changes or removes them or inserts before them.
beforeEach(() => {
  const endWatch = watchBareTexts();
  return () => expect(endWatch()).toEqual([]);
});

// Stories store in memory.
afterEach(() => expect(browserStorages.flatMap(Object.keys)).toEqual([]));
