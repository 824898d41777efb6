import { execFileSync } from 'node:child_process';
import { adminAccount, customerAccount, type SwitchName, switches, switchNames } from '@abs/conformance/server';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  checkOut,
  deletePending,
  endPayment,
  findAndWant,
  logInOnTheWay,
  orderWithoutPaying,
  seePaid,
  signUpOnTheWay,
  takeTwo,
} from './otherBackends.purchase.ts';
import {
  codeOf,
  elsewhere,
  hoodie,
  labelOf,
  likelyBackends,
  makeCustomer,
  origin,
  type Step,
  secondHoodie,
  test,
} from './otherBackends.ts';
import { complaintsOf, shopIsReady } from './shopPage.ts';
import { logIn, MAIN, NIGHTLY, newShopper, type Shopper, typeCode } from './support.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');

/** The purchase of a user who has just logged in or signed up, with the hoodie in the cart. */
async function buy(page: Page, step: Step): Promise<void> {
  await step('takes two', () => takeTwo(page));
  await step('removes unavailable items', async () => {
    const unavailable = page.getByRole('button', { name: 'Delete No longer available' });
    if (!(await unavailable.isVisible())) return;
    await unavailable.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(unavailable).toBeHidden();
  });
  await step('checks out, pays, and sees the order paid', async () => {
    await checkOut(page);
    await endPayment(page, 2 * hoodie.price + 5, 'Pay');
    await seePaid(page);
  });
  await step('finds it in the history', async () => {
    await page.goto('/user/profile');
    await expect(orders(page).filter({ hasText: hoodie.name })).toHaveCount(1);
  });
  await step('places another order without paying', () => orderWithoutPaying(page));
  await step('deletes the order', () => deletePending(page));
}

async function logInAs(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await logIn(page, account);
}

/** Visits the overview, users and transactions in the back office. */
async function visitBackOffice(page: Page, step: Step): Promise<void> {
  await step('an admin lands in the back office', async () => {
    await logInAs(page, adminAccount);
    await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
    await expect(page.getByText('No of products')).toBeVisible();
  });
  await step('sees the users', async () => {
    await page.goto('/admin/user');
    await expect(page.getByText('Ada Obi').first()).toBeVisible();
  });
  await step('sees the transactions', async () => {
    await page.goto('/admin/transactions');
    await expect(page.getByText(/INV-\d+/).first()).toBeVisible();
  });
}

test.describe('a backend of the basic contract', () => {
  test.use({ baseURL: origin('strict') });

  test('sells to a guest who signs up on the way', { tag: MAIN }, async ({ page, request, step }) => {
    const shopper = newShopper();
    await step('a guest finds a hoodie and adds it to the cart', () => findAndWant(page));
    await step('signs up on the way, and finds it in the cart', () => signUpOnTheWay(page, request, 'strict', shopper));
    await buy(page, step);
  });

  test('resets a password and keeps the session', async ({ page, request, step }) => {
    const shopper = await makeCustomer(request, 'strict');
    const changed = { ...shopper, password: 'another long password' };
    await step("a wrong password shows the server's message", async () => {
      await logInAs(page, changed);
      await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    });
    await step('a forgotten password is changed with a code', async () => {
      await page.getByRole('link', { name: 'Forget Password?' }).click();
      await expect(page).toHaveURL(/\/forget-password-otp$/);
      // The login has a field of this name too, and stays for a moment.
      await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
      await page.getByLabel('Email', { exact: true }).fill(shopper.email);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
      await typeCode(page, await codeOf(request, 'strict', shopper.email));
      await expect(page.getByRole('heading', { name: 'Continue Set up' })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(changed.password);
      await page.getByLabel('Confirm password').fill(changed.password);
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByText('Password has been successfully reset.')).toBeVisible();
    });
    await step('the new password opens the profile', async () => {
      await page.goto('/user/profile');
      await logIn(page, changed);
      await expect(page.getByRole('heading', { name: 'Bola Ige' })).toBeVisible();
      await expect(page.getByText('No SUCCESS orders available!')).toBeVisible();
    });
    await step('a reload keeps the session', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Bola Ige' })).toBeVisible();
    });
  });

  test('asks for the code when an unverified email logs in', async ({ page, request, step }) => {
    const shopper = newShopper();
    await page.goto('/');
    const status = await page.evaluate(async (data) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/v1/signup', { method: 'POST', headers, body: JSON.stringify(data) })).status;
    }, shopper);
    expect(status).toBe(200);
    await step('the login leads to the code', async () => {
      await logInAs(page, shopper);
      await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
    });
    await step("a wrong code shows the server's message", async () => {
      const right = await codeOf(request, 'strict', shopper.email);
      await typeCode(page, right === '9999' ? '9998' : '9999');
      await expect(page.getByRole('main').getByText('Invalid OTP')).toBeVisible();
      await typeCode(page, right);
      await expect(page.getByLabel('First name')).toBeVisible();
    });
  });

  test('shows the collection, search results and past orders page by page', async ({ page, step }) => {
    const cards = page.getByRole('main').getByRole('article');
    const pages = page.getByRole('navigation', { name: 'Pages of the collection' });
    await step('the collection has three pages', async () => {
      await page.goto('/shop');
      await expect(cards).toHaveCount(12);
      await pages.getByRole('link', { name: 'Page 3', exact: true }).click();
      await expect(cards).toHaveCount(6);
    });
    await step('a page beyond the last still shows products', async () => {
      await page.goto('/shop?page=9');
      await expect(cards.first()).toBeVisible();
    });
    await step('the search finds hoodies while typing', async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const search = page.getByRole('dialog', { name: 'Search' });
      await search.getByRole('searchbox').fill('hoodie');
      await expect(search.getByRole('link', { name: hoodie.name })).toBeVisible();
      await search.getByRole('link', { name: 'See all results' }).click();
      await expect(cards).toHaveCount(12);
    });
    await step('hoodies that do not fit on a page are on the next', async () => {
      await pages
        .getByRole('link', { name: /Page 2|Next page/ })
        .first()
        .click();
      await expect(page).toHaveURL(/page=2/);
      await expect(cards).toHaveCount(3);
    });
    await step('a search without results says so', async () => {
      await page.goto('/shop?search=umbrella');
      await expect(cards).toHaveCount(0);
      await expect(heading(page, /umbrella/)).toBeVisible();
    });
    await step('past orders are shown by status and page', async () => {
      await page.goto('/user/profile');
      await logIn(page, customerAccount);
      await expect(orders(page)).toHaveCount(5);
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(orders(page)).toHaveCount(2);
      await page.getByRole('tab', { name: /CANCELLED/i }).click();
      await expect(orders(page)).toHaveCount(1);
      await page.getByRole('tab', { name: /PENDING/i }).click();
      await expect(orders(page)).toHaveCount(1);
    });
    await step('an unknown product is not found', async () => {
      await page.goto('/product/999999');
      await expect(page.getByText('Product not found')).toBeVisible();
    });
  });

  test('has a back office, which says what the backend does not offer', async ({ page, step }) => {
    await visitBackOffice(page, step);
    for (const path of ['products', 'message', 'notification', 'profile']) {
      await step(`/admin/${path} is not offered`, async () => {
        await page.goto(`/admin/${path}`);
        await expect(page.getByText(/Not offered by this shop.s server/).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
      });
    }
    await step('adds a cloth by the names of its pictures', async () => {
      const name = `Àdìrẹ hoodie ${Date.now()}`;
      const buffer = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#2a3f6b' } })
        .png()
        .toBuffer();
      const picture = (file: string) => ({ name: file, mimeType: 'image/png', buffer });
      await page.goto('/admin/addItem');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Description').fill('Heavy cotton, dyed in Abẹ́òkúta.');
      await page.getByLabel('Size').selectOption('L');
      await page.getByLabel('Color', { exact: true }).fill('Indigo');
      await page.getByLabel('Price in naira').fill('28,500');
      await page.getByLabel('Quantity').fill('7');
      await page
        .getByRole('group', { name: 'Sales cover picture' })
        .locator('input[type=file]')
        .setInputFiles(picture('cover.png'));
      await page
        .getByRole('group', { name: 'Sub images' })
        .locator('input[type=file]')
        .setInputFiles(picture('back.png'));
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByText(/ is in the shop/).first()).toBeVisible();
      await page.goto(`/shop?search=${encodeURIComponent(name)}`);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page.getByText('₦28,500').first()).toBeVisible();
    });
  });
});

/** Opens a page, waits for its heading, and expects nothing on it that needs more than the basic contract. */
async function seeBasicPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await shopIsReady(page);
  await expect(heading(page, title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('form', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filter/ })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toHaveCount(0);
}

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1280],
] as const) {
  test.describe(`a backend of the basic contract, on a ${device}`, () => {
    const isMobile = device === 'phone';
    test.use({ baseURL: origin('strict'), viewport: { width, height: 800 }, isMobile, hasTouch: isMobile });

    test('shows pages that need more, without what it lacks', async ({ page, step }) => {
      const complaints = complaintsOf(page);
      const main = page.getByRole('main');
      const heart = main.getByRole('button', { name: `Save ${hoodie.name}, Black`, exact: true }).first();
      const visit = (path: string, title: string, check = async () => {}) =>
        step(path, async () => {
          await seeBasicPage(page, path, title);
          await check();
        });
      await visit('/size-guide/hoodie', 'Hoodies size guide', () =>
        expect(main.getByText('No size guide yet')).toBeVisible(),
      );
      await visit('/collections/hoodie', 'Hoodies', () => expect(page).toHaveURL('/shop?category=hoodie'));
      await visit('/collections/rainy-season', 'Collection not found');
      await visit('/shop?category=hoodie&size=m&color=black&priceMax=90000&inStock=true', 'Hoodies', () =>
        expect(main.getByRole('article')).toHaveCount(12),
      );
      await visit('/wishlist', 'Wishlist', () => expect(main.getByText('Nothing saved yet')).toBeVisible());
      await visit('/product/1', hoodie.name, async () => {
        await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      });
      await visit('/wishlist', 'Wishlist', async () => {
        await expect(main.getByRole('link', { name: hoodie.name, exact: true })).toBeVisible();
        await heart.click();
        await expect(main.getByRole('article')).toHaveCount(0);
      });
      await step('an admin logs in', () => logInAs(page, adminAccount));
      await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
      await visit('/admin/styles/1', 'Sizes and colors', () => expect(main.getByText('Style not found')).toBeVisible());
      for (const [path, title] of [
        ['/admin/restock', 'Restock'],
        ['/admin/collections', 'Collections'],
        ['/admin/size-guides', 'Size guides'],
      ] as const) {
        await visit(path, title, async () => {
          await expect(main.getByText(/Not offered by this shop.s server/)).toBeVisible();
          await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
        });
      }
      expect(complaints).toEqual([]);
    });
  });
}

const labels = (name: string) => ({ baseURL: origin(labelOf(name)) });

/** A customer finds a hoodie as a guest, logs in on the way, and has it in the cart. */
async function comeIn(page: Page, request: APIRequestContext, step: Step, label: string): Promise<Shopper> {
  const shopper = await makeCustomer(request, label);
  await step('a guest finds a hoodie and adds it to the cart', () => findAndWant(page));
  await step('logs in on the way, and finds it in the cart', () => logInOnTheWay(page, shopper));
  return shopper;
}

type Journey = (page: Page, step: Step, request: APIRequestContext) => Promise<void>;

const cannotBeRead = /The shop.s server gave an answer that cannot be read/;
/** Visits the collection alone, because it cannot be read. */
const collectionCannotBeRead: Journey = (page, step) =>
  step('the collection says that it cannot be read', async () => {
    await page.goto('/shop');
    await expect(page.getByText(cannotBeRead)).toBeVisible();
  });

/** What to do instead of a purchase with switches that make it impossible. */
const insteadOfPurchase: Partial<Record<SwitchName, Journey>> = {
  wrappedAnswers: collectionCannotBeRead,
  mongoIds: collectionCannotBeRead,
  tokenOnlyInLogin: async (page, step, request) => {
    const shopper = await makeCustomer(request, labelOf('tokenOnlyInLogin'));
    await step('the login says that its answer cannot be read', async () => {
      await logInAs(page, shopper);
      await expect(page.getByRole('alert')).toContainText(cannotBeRead);
    });
  },
  otherStatuses: async (page, step, request) => {
    await comeIn(page, request, step, labelOf('otherStatuses'));
    await step('takes two', () => takeTwo(page));
    await step('pays; the orders say that they cannot be read', async () => {
      await checkOut(page);
      await endPayment(page, 2 * hoodie.price + 5, 'Pay');
      await page.goto('/order');
      await expect(page.getByText(cannotBeRead)).toBeVisible();
    });
  },
  noAuthorizationUrl: async (page, step, request) => {
    await comeIn(page, request, step, labelOf('noAuthorizationUrl'));
    await step('takes two', () => takeTwo(page));
    await step('the payment cannot be started, and the order stays pending', async () => {
      await checkOut(page);
      await expect(page.getByText('Payment Failed: Unable to process payment.')).toBeVisible();
      await expect(page).toHaveURL(/\/order$/);
      await expect(page.getByText(hoodie.name).first()).toBeVisible();
    });
    await step('deletes the order', () => deletePending(page));
  },
};

/** Further checks after the purchase. */
const afterPurchase: Partial<Record<SwitchName, Journey>> = {
  priceNoNumber: (page, step) =>
    step('a product without a price cannot be ordered', async () => {
      await page.goto('/shop');
      await page.getByRole('main').getByRole('link', { name: secondHoodie.name }).first().click();
      await expect(page.getByText('Price unavailable').first()).toBeVisible();
      for (const name of ['Add to Cart', 'Order Now']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
      }
    }),
  htmlErrors: (page, step) => refusedLogin(page, step, 'Failed to log in. Please try again.'),
  errorsOtherwise: (page, step) => refusedLogin(page, step, 'Failed to log in. Please try again.'),
  listedMessages: (page, step) => refusedLogin(page, step, 'Invalid email or password'),
};

/** Expects a refused login to show this message. */
const refusedLogin = (page: Page, step: Step, sentence: string) =>
  step('a wrong password is refused with a message', async () => {
    await page.evaluate(() => localStorage.clear());
    await logInAs(page, { email: 'nobody@shop.test', password: 'a wrong one' });
    await expect(page.getByRole('alert')).toContainText(sentence);
  });

/** Switches that change the back office too. */
const inBackOffice: SwitchName[] = [
  'numericIds',
  'numbersAsText',
  'datesAsNumbers',
  'otherUserType',
  'noTotals',
  'ignoresPaging',
  'noCreatedAt',
  'extraFields',
  'htmlErrors',
  'refusesQueries',
];

for (const [name, differences] of Object.entries(likelyBackends)) {
  test.describe(name, () => {
    test.use(labels(name));

    test('a purchase from a backend that differs in several ways', async ({ page, request, step }) => {
      await comeIn(page, request, step, labelOf(name));
      await buy(page, step);
      for (const difference of differences) await afterPurchase[difference]?.(page, step, request);
    });

    if (differences.some((difference) => inBackOffice.includes(difference))) {
      test('the back office of a backend that differs in several ways', async ({ page, step }) =>
        visitBackOffice(page, step));
    }
  });
}

test('every switch is part of a likely backend, or of a journey without a purchase', () => {
  const tried = [...Object.values(likelyBackends).flat(), ...Object.keys(insteadOfPurchase)];
  expect(tried.sort()).toEqual([...switchNames].sort());
});

for (const name of switchNames) {
  // A switch that makes a purchase impossible runs alone in every run.
  test.describe(name, { tag: insteadOfPurchase[name] ? [] : NIGHTLY }, () => {
    test.use(labels(name));

    test(`a purchase: ${switches[name].does}`, async ({ page, request, step }) => {
      const other = insteadOfPurchase[name];
      if (other) return other(page, step, request);
      await comeIn(page, request, step, labelOf(name));
      await buy(page, step);
      await afterPurchase[name]?.(page, step, request);
    });

    if (inBackOffice.includes(name)) {
      test(`the back office: ${switches[name].does}`, async ({ page, step }) => visitBackOffice(page, step));
    }
  });
}

test.describe('a backend at another origin', () => {
  test.use({ baseURL: origin(elsewhere.shop) });
  // In one worker, so that the shop is built once.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(() => {
    execFileSync(process.execPath, ['scripts/build.ts', '--shop', elsewhere.dir], {
      env: { ...process.env, VITE_API_URL: origin(elsewhere.api) },
    });
  });

  for (const [path, isComplete] of [
    ['/', false],
    ['/shop?category=hoodie&page=1', false],
    ['/product/', false],
    ['/cart', false],
    ['/aboutus', true],
    ['/login', true],
  ] as const) {
    test(`${path} has a file that shows content without script, and React takes it over unchanged`, async ({
      page,
      browser,
    }) => {
      await page.goto('/shop');
      const productHref = await page
        .getByRole('main')
        .getByRole('link', { name: 'Hoodie' })
        .first()
        .getAttribute('href');
      const address = path === '/product/' ? (productHref ?? '') : path;

      const withoutScript = await browser.newPage({ javaScriptEnabled: false, baseURL: origin(elsewhere.shop) });
      await withoutScript.goto(address);
      await expect(withoutScript.getByRole('link', { name: 'ABS' }).first()).toBeVisible();
      await expect(withoutScript.getByRole('main')).toBeVisible();
      const firstHeading = () => withoutScript.getByRole('heading', { level: 1 }).textContent();
      const heading = isComplete ? await firstHeading() : null;
      await withoutScript.close();

      const complaints = complaintsOf(page);
      await page.goto(address);
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (path === '/cart') await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('Loading')).toBeHidden();
      expect(await page.locator('title').count()).toBe(1);
      expect(complaints).toEqual([]);
    });
  }

  test('sells to a guest who signs up on the way, although it allows only the two headers that it knows', async ({
    page,
    request,
    step,
  }) => {
    const shopper = newShopper();
    await step('a guest finds a hoodie and adds it to the cart', () => findAndWant(page));
    await step('signs up on the way', () => signUpOnTheWay(page, request, elsewhere.api, shopper));
    await buy(page, step);
  });
});
