import { afterEach, beforeEach, expect } from 'vitest';
import { utils } from 'vitest/browser';
import { watchBareTexts } from '../tools/bare-texts/watchBareTexts.ts';
import { fieldProblems, pictureProblems } from '../tools/storybook-preview/pageProblems.ts';

declare module 'vitest' {
  interface TaskMeta {
    theme?: string;
    storyId?: string;
    /** What the story says at its end to those who see or hear it, and the roles of its parts. */
    texts?: string[];
    /** axe's verdict on the story; none where axe did not look at it. */
    axe?: string;
    reports?: { type: string; status: string }[];
  }
}

type AriaNode = ReturnType<typeof utils.aria.generateAriaTree>;

const linesOf = ({ name, children }: AriaNode): string[] => [
  name,
  ...children.flatMap((child) => (typeof child === 'string' ? child : linesOf(child))),
];

const rolesOf = ({ role, children }: AriaNode): string[] => [
  role,
  ...children.flatMap((child) => (typeof child === 'string' ? [] : rolesOf(child))),
];

// The search of Storybook finds stories by it (tools/story-files/storyTexts.ts). One size is enough.
afterEach(({ task: { meta } }) => {
  if (matchMedia('(prefers-color-scheme: dark)').matches) return;
  const tree = utils.aria.generateAriaTree(document.body);
  const lines = linesOf(tree).map((line) => line.replace(/\s+/g, ' ').trim());
  meta.texts = [...new Set([...lines, `Roles: ${[...new Set(rolesOf(tree).slice(1))].join(' ')}`])].filter(Boolean);
});

// Pages of documentation say what the last run found. Only Storybook's own panel reads the whole report of axe.
afterEach(({ task: { meta } }) => {
  Object.assign(meta, {
    theme: document.documentElement.dataset.theme,
    axe: meta.reports?.find(({ type }) => type === 'a11y')?.status,
  });
  if (import.meta.env.VITEST_STORYBOOK !== 'true') delete meta.reports;
});

// A project is worth nothing if its mode never reached the page.
afterEach(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(document.documentElement.dataset.theme).toBe(dark ? 'dark' : 'light');
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
});

// Only screens have the widths that the shop has.
afterEach(({ task: { meta } }) => {
  expect(fieldProblems()).toEqual([]);
  if (meta.storyId?.startsWith('screens-')) expect(pictureProblems()).toEqual([]);
});

// A browser's translator replaces texts, and React fails on those that it then inserts before, removes or changes.
beforeEach(() => {
  const endWatch = watchBareTexts();
  return () => expect(endWatch()).toEqual([]);
});

// Stories store in memory (tools/storybook-preview/memoryStorage.ts): a frame has the storage of the origin itself.
afterEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { localStorage, sessionStorage } = frame.contentWindow as Window;
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  frame.remove();
  expect(stored).toEqual([]);
});
