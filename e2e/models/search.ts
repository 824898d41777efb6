import { SEARCH_DEBOUNCE_MS } from '@abs/machines';
import { search as model } from '@abs/machines/testing';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectComplaint } from './complaints.ts';
import { flowOf } from './flowOf.ts';
import { transient } from './model.ts';

type World = { page: Page; search: Locator; inShop: (text: string) => string };

/** A shopper searches over a page of the shop. */
export const search = await flowOf<'search', World>(model, {
  begin: async ({ page, journey }) => {
    const isEmpty = (output: unknown) => (output as { totalProducts: number }).totalProducts === 0;
    const findsNothing = journey.steps.some((step) => step.kind === 'answer' && isEmpty(step.output));
    const inShop = (text: string) => (findsNothing ? text.replace('hoodie', 'umbrella') : text);
    const { search: term } = journey.input as { search?: string };
    await page.clock.install();
    await page.goto(term === undefined ? '/aboutus' : `/aboutus?search=${inShop(term)}`);
    return { page, search: page.getByRole('dialog', { name: 'Search' }), inShop };
  },
  perform: {
    'search.opened': ({ page }) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    'search.closed': ({ page }) => page.keyboard.press('Escape'),
    'text.changed': async ({ page, search, inShop }, { text }) => {
      // Stops the clock until the journey waits, because a pause ends the typing.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await search.getByRole('searchbox').fill(inShop(text));
    },
    'retry.requested': ({ search }) => search.getByRole('button', { name: 'Refresh' }).click(),
  },
  wait: async ({ page }) => {
    await page.clock.runFor(SEARCH_DEBOUNCE_MS);
    await page.clock.resume();
  },
  shows: {
    starting: transient,
    closed: async ({ page, search }) => {
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
      await expect(search).toBeHidden();
    },
    'open.deciding': transient,
    'open.hint': async ({ search }) => {
      await expect(search.getByRole('searchbox')).toBeFocused();
      await expect(search.getByText('Search by name, color or category')).toBeVisible();
    },
    'open.typing': async ({ search }) => {
      await expect(search.getByRole('status')).toHaveText('Searching');
    },
    'open.searching': async ({ search }) => {
      await expect(search.getByRole('status')).toHaveText('Searching');
    },
    'open.results': async ({ search }) => {
      await expect(search.getByRole('link', { name: /Hoodie/ }).first()).toBeVisible();
    },
    'open.empty': async ({ search }) => {
      await expect(search.getByText('No results found, search for products')).toBeVisible();
    },
    'open.failed': async ({ search }, after) => {
      if (after) await expectComplaint(search, after, '');
      await expect(search.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    },
  },
});
