import { limits } from '@abs/contract';
import { expect, type Page, type Route } from '@playwright/test';
import { hold, routeFirst, test } from './shopPage.ts';
import { chosenProduct, createShopper, logIn, MAIN, ONE_WIDTH, signIn, someHoodie } from './support.ts';

const offline = 'You seem to be offline';
const newVersion = 'A new version is available';
/** Only the search's own script: Chromium remembers that a script which others import has failed. */
const searchScript = /\/assets\/Search-[^/]*\.js/;
const notLoaded = 'This part of the page didn’t load';

const fail = (route: Route) => route.abort();

/** Blocks some of the shop's scripts, as on a bad connection. @returns a function that unblocks them */
async function lose(page: Page, scripts: RegExp) {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/**
 * Takes the browser offline: every request of the page fails. The result brings it back online. Waits for the page's
 * scripts, because Chromium remembers a shared script that failed until the page is reloaded.
 */
async function goOffline(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** Simulates a deployment: renames the entry script and removes the `missing` parts. `stale` keeps the old HTML. */
async function deploy(page: Page, { missing, stale = false }: { missing: RegExp; stale?: boolean }) {
  const index = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const entry = / data-scripts="(?:[^"]+ )?([^" ]+)"/.exec(index)?.[1] ?? '';
  const next = '/assets/index-nextver0.js';
  await page.route(missing, (route) => route.fulfill({ status: 404, json: { message: 'There is nothing here.' } }));
  await page.route(`**${next}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `import ${JSON.stringify(entry)};` }),
  );
  await page.route(
    (url) => !url.pathname.startsWith('/assets') && !url.pathname.startsWith('/api') && !url.pathname.includes('.'),
    async (route) => {
      if (stale && route.request().resourceType() === 'document') return route.fallback();
      return route.fulfill({ body: index.replaceAll(entry, next), contentType: 'text/html' });
    },
  );
}

/** Counts full page loads. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

const loadingBar = (page: Page) => page.locator('[data-slot="loading-bar"]');
const frame = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'ABS, home' });

test('a picture that is slow to arrive keeps its place, then shows', async ({ page }) => {
  const pictures = await hold(page, '**/media/**');
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const place = page
    .getByRole('main')
    .locator('[data-slot="picture"]')
    .filter({ has: page.locator('img[data-state]') });
  const picture = place.first().locator('img');
  await expect(picture).toHaveAttribute('data-state', 'loading');
  expect((await place.first().boundingBox())?.height).toBeGreaterThan(100);
  pictures.release();
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  await expect(picture).toHaveJSProperty('complete', true);
});

test('a newsletter that fails to load leaves the page intact and loads once online', { tag: '@2.5.3' }, async ({
  page,
}) => {
  const restore = await lose(page, /\/assets\/Newsletter[^/]*\.(js|css)/);
  await page.goto('/aboutus');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText(notLoaded)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About us' }).first()).toBeVisible();
  await expect(frame(page)).toBeVisible();
  await restore();
  await foot.getByRole('button', { name: 'Try again' }).click();
  await expect(foot.getByLabel(/email/i)).toBeVisible();
});

test('the newsletter retries when the connection returns', { tag: '@2.5.3' }, async ({ page }) => {
  // A long page, so that the footer is out of view at any width.
  await page.goto('/tc');
  await expect(page.getByRole('heading', { name: 'Terms and conditions' }).first()).toBeVisible();
  const goOnline = await goOffline(page);
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByText(offline)).toBeVisible();
  await goOnline();
  await expect(foot.getByLabel(/email/i)).toBeVisible();
});

test('the search reports the missing connection and opens once online', { tag: [ONE_WIDTH, '@8.1.17'] }, async ({
  page,
}) => {
  await page.goto('/contactus');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you deliver to Jos?');
  const goOnline = await goOffline(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const notice = page.getByRole('alertdialog', { name: offline });
  await expect(notice).toBeVisible();

  await test.step('closing it leaves the page unchanged', async () => {
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you deliver to Jos?');
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(notice).toBeVisible();
  await goOnline();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeVisible();
});

test('the search opens if the connection has returned before its absence was noticed', { tag: ONE_WIDTH }, async ({
  page,
}) => {
  await page.goto('/contactus');
  await routeFirst(page, searchScript, fail);
  // The shop's home page is requested for the diagnosis.
  await routeFirst(page, (url) => url.pathname === '/', fail);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeVisible();
});

test('the search opens although the first request of a new connection fails', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto('/contactus');
  const goOnline = await goOffline(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: offline })).toBeVisible();
  await routeFirst(page, searchScript, fail);
  await goOnline();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeVisible();
});

test('the search opens although the first request for its code stalls', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/contactus');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  const requested = page.waitForRequest(searchScript);
  // The first request is never answered.
  await routeFirst(page, searchScript, async () => {});
  await search.click();
  await requested;
  await page.clock.fastForward(limits.REQUEST_TIMEOUT_MS);
  await page.getByRole('alertdialog', { name: notLoaded }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeVisible();
});

test('a line at the top shows that the next page is loading', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto('/contactus');
  const privacy = await hold(page, /\/assets\/privacy-[^/]*\.js/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(loadingBar(page)).toHaveText('Loading');
  const { y, width } = (await loadingBar(page).boundingBox()) ?? {};
  expect({ y, width }).toEqual({ y: 0, width: page.viewportSize()?.width });
  await page.getByRole('textbox', { name: 'Message' }).fill('The page is still usable');
  privacy.release();
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  await expect(loadingBar(page)).toHaveCount(0);
});

test('a line at the top shows that a dialog is loading, until it is cancelled', { tag: ONE_WIDTH }, async ({
  page,
}) => {
  await page.goto('/contactus');
  const code = await hold(page, searchScript);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await expect(loadingBar(page)).toHaveText('Loading');
  await page.goBack();
  await expect(loadingBar(page)).toHaveCount(0);
  code.release();
  await search.click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
  await expect(loadingBar(page)).toHaveCount(0);
});

test('a lost script that others share leads to the offer to reload', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto('/contactus');
  const goOnline = await goOffline(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: offline })).toBeVisible();
  await routeFirst(page, /\/assets\/(SearchField|searchMachine)-[^/]*\.js/, fail, 2);
  await goOnline();
  const notice = page.getByRole('alertdialog', { name: notLoaded });
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a page opened offline shows an error in the frame and loads once online', {
  tag: [ONE_WIDTH, MAIN, '@8.1.17'],
}, async ({ page }) => {
  await page.goto('/shop');
  const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(product).toBeVisible();
  const goOnline = await goOffline(page);
  await product.click();
  await expect(page.getByRole('heading', { name: offline })).toBeVisible();
  await expect(frame(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await goOnline();
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeVisible();
});

test('checkout and deleting work once their parts load', { tag: [ONE_WIDTH, '@4.3.6'] }, async ({ page, request }) => {
  const shopper = await createShopper(request);
  const { id } = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
  await signIn(page, request, shopper);
  const restore = await lose(page, /\/assets\/Dialog[^/]*\.(js|css)/);
  await page.goto('/cart');
  const notice = page.getByRole('alertdialog', { name: notLoaded });

  await test.step('deleting', async () => {
    await page
      .getByRole('button', { name: /^Delete|^Remove/ })
      .first()
      .click();
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
  });
  await test.step('checkout', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await restore();
    const delivery = page.getByRole('dialog', { name: 'Enter Delivery Details' });
    const reload = notice.getByRole('button', { name: 'Reload' });
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(delivery.or(reload)).toBeVisible();
    // Some browsers remember the failed import of a shared script until the page is reloaded.
    if (await reload.isVisible()) {
      await reload.click();
      await expect(notice).toBeHidden();
      await page.getByRole('button', { name: 'Checkout' }).click();
    }
    await expect(delivery).toBeVisible();
    // Its styles have loaded: without them it would be at the end of the page.
    await expect(delivery).toHaveCSS('position', 'fixed');
  });
});

test('a message is shown even when the toasts fail to load', { tag: ONE_WIDTH }, async ({ page, request }) => {
  const hoodie = await someHoodie(request);
  await lose(page, /\/assets\/Toaster[^/]*\.js/);
  await signIn(page, request, await createShopper(request));
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a press before the code for calls has loaded takes effect once it has', { tag: ONE_WIDTH }, async ({ page }) => {
  const callCode = await hold(page, /\/assets\/http-[^/]*\.js/);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await page.getByLabel('Your Name').fill('Ada Obi');
  await page.getByLabel('Your Email').fill('ada@abs.test');
  await page.getByLabel('Your message').fill('Do you deliver to Jos?');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  expect(callCode.count()).toBe(1);
  callCode.release();
  await expect(page.getByText(/Your message has been sent\./)).toBeVisible();
});

test('after the login a placeholder is shown until the next page has loaded', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  const home = await hold(page, /\/assets\/home-[^/]*\.js/);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.locator('[data-slot="page-skeleton"]')).toBeVisible();
  home.release();
  await expect(page).toHaveURL(/\/$/);
  await expect(frame(page)).toBeVisible();
});

test('adding to the cart reports that its code is missing, and works once it loads', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  const hoodie = await someHoodie(request);
  const restore = await lose(page, /\/assets\/shopping-[^/]*\.js/);
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('You seem to be offline. Check your connection and try again.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Log in to put this in your cart.')).toBeVisible();
});

test('with data saving on, the hero does not move and loads one picture', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/hero/')) pictures.add(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('group', { name: '1 of 4' })).toHaveAttribute('data-state', 'current');
  expect(pictures.size).toBe(1);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('group', { name: '2 of 4' }).getByRole('img')).toBeVisible();
});

test('a back office that fails to load shows an error and loads on retry', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  await signIn(page, request, { email: 'admin@abs.test', password: 'abs-demo-pass' });
  const restore = await lose(page, /\/assets\/(routes|layout)-[^/]*\.js/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: notLoaded })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /dashboard|overview/i }).first()).toBeVisible();
});

test.describe('after a deployment', () => {
  test('a link opens the new version with one reload', { tag: ONE_WIDTH }, async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
    const loads = countLoads(page);
    await deploy(page, { missing: /\/assets\/about-[^/]*\.js/ });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByText(notLoaded)).toBeVisible();
    await expect(page).toHaveURL(/\/aboutus$/);
    await expect(page.locator('script[src*="nextver0"]')).toHaveCount(1);
    await test.step('a part that is missing there too causes no second reload', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(loads.count).toBe(1);
    });
  });

  for (const sent of ['not sent', 'sent and refused']) {
    test(`typed text survives the reload; it was ${sent}`, { tag: ONE_WIDTH }, async ({ page }) => {
      await page.goto('/contactus');
      await page.getByLabel('Your Name').fill('Zainab Bello');
      await page.getByLabel('Your Email').fill('zainab@abs.test');
      await page.getByRole('textbox', { name: 'Message' }).fill('Do you deliver to Jos?');
      if (sent !== 'not sent') {
        await page.route('**/api/v1/contact', (route) => route.fulfill({ status: 503, json: { message: 'Not now' } }));
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.getByText('Not now').first()).toBeVisible();
      }
      await deploy(page, { missing: /\/assets\/Search-[^/]*\.js/ });
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.locator('script[src*="nextver0"]')).toHaveCount(1);
      await expect(page.getByLabel('Your Name')).toHaveValue('Zainab Bello');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you deliver to Jos?');
    });
  }

  test('a typed password is not lost by an unexpected reload', { tag: ONE_WIDTH }, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).fill('harmattan-2026');
    await deploy(page, { missing: /\/assets\/Toaster[^/]*\.js/ });
    const loads = countLoads(page);
    const diagnosed = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await page.route('**/api/v1/login', (route) => route.fulfill({ status: 401, json: { message: 'Not that one' } }));
    await page.getByLabel('Email', { exact: true }).fill('ada@abs.test');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Not that one').first()).toBeVisible();
    // The shop reads this answer to decide whether to reload, which it would do before it makes another call.
    await (await diagnosed).finished();
    await page.evaluate(() => fetch('/').then((response) => response.text()));
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('harmattan-2026');
    expect(loads.count).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('harmattan');
  });

  test('a page that stays in the old version is not reloaded repeatedly', { tag: ONE_WIDTH }, async ({ page }) => {
    await page.goto('/shop');
    const loads = countLoads(page);
    await deploy(page, { missing: /\/assets\/about-[^/]*\.js/, stale: true });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('heading', { name: newVersion })).toBeVisible();
    expect(loads.count).toBe(1);
    await expect(frame(page)).toBeVisible();
  });
});
