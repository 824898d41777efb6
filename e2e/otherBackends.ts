/** Shared by journeys against the reference server: its addresses, and checks that no page shows a leaked value. */
import type { SwitchName } from '@abs/conformance/server';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { newShopper, type Shopper } from './support.ts';

export const port = Number(process.env.OTHER_BACKENDS_PORT ?? Number(process.env.E2E_PORT ?? 4173) + 1);
export const origin = (label: string) => `http://${label}.localhost:${port}`;
/** `numericIds` is served at numeric-ids.localhost. */
export const labelOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** A shop that is built for a backend at another origin. */
export const elsewhere = { shop: 'shop-elsewhere', api: 'api-elsewhere', dir: '.cache/shop-elsewhere' };

/**
 * Backends that differ in several ways together, as real ones do: `npm test` buys from each of these. A purchase with
 * each switch alone runs at night. Switches that make a purchase impossible are in none of them.
 */
export const likelyBackends: Record<string, readonly SwitchName[]> = {
  otherTypes: [
    'numericIds',
    'numbersAsText',
    'datesAsNumbers',
    'lowerCaseStatuses',
    'wordForUnpaid',
    'otherUserType',
    'otherPagination',
    'cancelledOrderInObject',
    'extraFields',
    'listedMessages',
  ],
  lessData: [
    'nullPagination',
    'noTotals',
    'noPaymentStatus',
    'noCreatedAt',
    'nullCover',
    'nullSubImages',
    'nullTexts',
    'nullLists',
    'priceNoNumber',
    'refusesQueries',
  ],
  otherShapes: [
    'noPagination',
    'ignoresPaging',
    'oldestOrdersFirst',
    'deletedProducts',
    'wrappedOrders',
    'bareOrder',
    'pictureFileNames',
    'otherMeanings',
    'emptyAnswers',
    'unknownCallsAnswerShop',
    'errorsOtherwise',
  ],
  otherHttp: ['notFoundWhenEmpty', 'emptyDelete', 'htmlErrors', 'unknownCallsForbidden', 'noCors'],
};

/** The first product, a hoodie, and the second. */
export const hoodie = { name: 'Palm hoodie 1', price: 25_000 };
export const secondHoodie = { name: 'Lagos hoodie 2' };

/** Calls the reference server's API for tests. The host is a header: Node does not resolve names below localhost. */
async function control(request: APIRequestContext, label: string, path: string, params: Record<string, string>) {
  const method = path === '/customers' ? 'POST' : 'GET';
  const headers = { host: `${label}.localhost:${port}` };
  const answer = await request.fetch(`http://127.0.0.1:${port}/control${path}`, { method, headers, params });
  return answer.json();
}

/** The code that was last sent to an account. */
export async function codeOf(request: APIRequestContext, label: string, email: string): Promise<string> {
  return (await control(request, label, '/codes', { email })).code;
}

/** Creates an account with the name Bola Ige. */
export async function makeCustomer(request: APIRequestContext, label: string): Promise<Shopper> {
  const shopper = newShopper();
  await control(request, label, '/customers', shopper);
  return shopper;
}

/** Traces of a missing value in a page's text, title or attributes. */
const LEAKS = String.raw`\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\bnull\b|₦0(?![\d.,])`;

/** The lines and attributes of the page that show such traces. */
const leaksOf = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const leak = new RegExp(pattern);
    const found = document.body.innerText.split('\n').filter((line) => leak.test(line));
    if (leak.test(document.title)) found.push(`title: ${document.title}`);
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        // Host names of the reference server contain such words, for example null-cover.localhost.
        if (leak.test(value.replace(/\/\/[\w-]+\.localhost/, '')))
          found.push(`${element.localName}[${name}="${value}"]`);
      }
      if (element instanceof HTMLInputElement && leak.test(element.value)) found.push(`typed: ${element.value}`);
    }
    return found;
  }, LEAKS);

export type Step = (title: string, act: () => Promise<void>) => Promise<void>;
type Visit = {
  /** One step of a journey, after which the page must show no traces of missing values. */
  step: Step;
};

export const test = base.extend<Visit>({
  step: async ({ page }, use) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    await use((title, act) =>
      base.step(title, async () => {
        await act();
        expect(await leaksOf(page), title).toEqual([]);
        expect(crashes, title).toEqual([]);
      }),
    );
  },
});
