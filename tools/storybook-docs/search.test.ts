// cspell:ignore adress cartscreen chekout otpscreen paymentreturnscreen loginscreen qqqqwwww wishlistscreen wixxxist zzzyyyxxx
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readPages } from './pages.ts';
import { pageEntry, readView, StorySearch } from './search.ts';
import { readAllStoryLines, readStoryFiles } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { lines, linesOf } = readAllStoryLines(root);
const search = new StorySearch([
  ...readPages(root).map(pageEntry),
  ...readStoryFiles(root).flatMap(({ title, stories }) =>
    stories.map((story) => ({
      ...story,
      title,
      where: title.split('/').join(': '),
      lines: (linesOf[story.id] ?? []).map((line) => lines[line] ?? ''),
    })),
  ),
]);
const first = (query: string) =>
  search
    .find(query)
    .found.slice(0, 3)
    .map(({ id, says }) => `${id} ${says}`)
    .join('\n');

describe('the search in the stories of this shop', () => {
  test.each([
    ['offline', /You seem to be offline/],
    ['404', /^screens-.*not-found/],
    ['rider calls', /^screens-(?:account|cart)screen--\S+ The rider calls/],
    ['log in', /screens-loginscreen/],
    ['card declined', /^screens-paymentreturnscreen--/],
    ['cart empty', /^screens-cartscreen--empty/],
    ['loading cart', /^screens-cartscreen--loading/],
    ['guest', /^screens-wishlistscreen--guest/],
    ['wrong code', /^screens-otpscreen--/],
    ['wishlists', /^screens-wishlistscreen--/],
    ['chekout', /checkout/],
    ['adress', /address/i],
    ['empty state', /^patterns-empty-states--docs/],
    ['form', /^patterns-forms--docs/],
    ['payment', /^patterns-payment--docs/],
    ['propose', /^propose-a-component--docs/],
    ['where is the accent color used', /^foundations-where-tokens-are-used--docs/],
  ])('“%s” finds the intended story or page first', (query, expected) => {
    const { found, isWhole } = search.find(query);
    expect(isWhole).toBe(true);
    expect(found.length).toBeGreaterThan(0);
    expect(first(query)).toMatch(expected);
  });

  test.each(['forms', 'payment', 'playground'])('“%s” finds a page without repeating its name', (query) => {
    const page = search.find(query).found.find(({ isPage, name }) => isPage && name.toLowerCase() === query);
    expect(page).toBeDefined();
    expect(page?.says).not.toBe(page?.name);
  });

  test('suggests existing words and partial matches when nothing matches', () => {
    expect(search.find('zzzyyyxxx')).toMatchObject({ found: [], isWhole: false });
    const { found, isWhole } = search.find('cart qqqqwwww');
    expect(isWhole).toBe(false);
    expect(found[0]?.id).toMatch(/cart/);
    expect(search.find('wixxxist').nearest).toContain('wishlist');
  });
});

describe('words that choose a theme or size', () => {
  test.each([
    ['dark', '', 'Desktop, dark'],
    ['cart on mobile', 'cart on', 'Phone, light'],
    ['Dark phone checkout', 'checkout', 'Phone, dark'],
    ['constructor', 'constructor', 'Desktop, light'],
  ] as const)('%s', (query, text, view) => {
    expect(readView(query, 'Desktop, light')).toEqual({ text, view });
  });
});
