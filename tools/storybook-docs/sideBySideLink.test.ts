import { expect, test } from 'vitest';
import { frameHref, pageParams, shownIn } from './sideBySideLink.ts';

const shown = {
  story: 'components-button--default',
  args: 'soft:!true;count:3',
  texts: '~7B~22children~22~3A~22₦~22~7D',
  globals: 'brand:otter;theme:dark;viewport.value:phone',
};

test('the page shows the story as it was in the toolbar', () => {
  const { globals } = shown;
  const search = `?${new URLSearchParams({ ...pageParams(shown), globals, viewMode: 'docs' })}`;
  expect(shownIn(search)).toEqual(shown);
});

test('a frame has the args, texts and globals of the story, and its own theme', () => {
  const [page, search] = frameHref(shown, 'light').split('?');
  expect(page).toBe('iframe.html');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    id: shown.story,
    viewMode: 'story',
    args: shown.args,
    texts: shown.texts,
    globals: 'brand:otter;theme:light',
  });
});

test('a story without changes has no parameters but its name', () => {
  expect(pageParams({ story: 'a--b' })).toEqual({ story: 'a--b' });
  expect([...new URL(frameHref({ story: 'a--b' }, 'dark'), 'http://a.test').searchParams.keys()]).toEqual([
    'id',
    'viewMode',
    'globals',
  ]);
  expect(shownIn('?id=side-by-side--docs&viewMode=docs')).toEqual({});
});
