import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import {
  addCollection,
  admin,
  codeFor,
  createShopper,
  logIn,
  newShopper,
  signIn,
  signUp,
  someHoodie,
} from './support.ts';

/** Checks the heading, accessibility and width of a page, and its contrast in both themes. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // Pages without frames need no other page for the results. Listing what passed, and reading styles again for rules
  // that do not run, would take half of the time.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  await expectNothingFound(axe().withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
  // The theme changes only color.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(axe().withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** Collects the errors that the page logs, and its uncaught exceptions. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Browsers log the status 404 of a page that does not exist.
    const isMissingPage = message.text().includes('status of 404') && message.location().url.endsWith('/nowhere');
    if (message.type() === 'error' && !isMissingPage) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    // Without motion the other theme shows immediately.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('public pages', { tag: '@2.2.1' }, async ({ page, request }) => {
      const errors = watchConsole(page);
      const { id, styleId } = await someHoodie(request);
      const product = `/product/${id}`;
      const paths = [
        '/',
        '/shop',
        product,
        `${product}/size-guide`,
        '/?search=hoodie',
        '/shop?search=nothing-like-it',
        '/nowhere',
      ];
      const longWord = `/shop?search=${'pneumonoultramicroscopic'.repeat(8)}`;
      const texts = [
        '/browse',
        '/aboutus',
        '/contactus',
        '/enquiry',
        '/tc',
        '/privacy',
        '/size-guide/jacket',
        '/size-guide/sneaker',
      ];
      const filtered = '/shop?category=hoodie&size=m&priceMax=90000&inStock=true';
      const collection = await addCollection(request, styleId);
      for (const path of [...paths, longWord, ...texts, filtered, collection]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('h1')).toBeAttached();
          await page.waitForLoadState('networkidle');
          await expectSound(page);
        });
      }
      await test.step('a guest’s wishlist with an item', async () => {
        await page.goto(`/product/${id}`);
        await page
          .getByRole('button', { name: /^Save / })
          .first()
          .click();
        await page.goto('/wishlist');
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
        await expectSound(page);
      });
      expect(errors).toEqual([]);
    });

    test('login and sign-up pages, and the pages of links after a payment and in a mail', async ({ page, request }) => {
      const shopper = newShopper();
      await signUp(shopper);
      const otp = await codeFor(request, shopper.email);
      const reset = '/reset-password?email=a@b.co&code=1234';
      for (const path of ['/signup', '/otp', '/forget-password-otp', reset, '/login']) {
        await test.step(path, async () => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await expectSound(page);
        });
      }
      await test.step('/complete-profile', async () => {
        await request.post('/api/v1/verify-email', { data: { email: shopper.email, otp } });
        await logIn(page, shopper);
        await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
        await expectSound(page);
      });
      await test.step('/payment/callback', async () => {
        await page.goto('/payment/callback?reference=none');
        await expect(page.getByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
        await expectSound(page);
      });
      await test.step('/account/email', async () => {
        await page.goto('/account/email#made-up');
        await page.getByRole('button', { name: 'Confirm change' }).click();
        await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
        await expectSound(page);
      });
      await test.step('/restock/cancel', async () => {
        await page.goto('/restock/cancel');
        await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
        await expectSound(page);
      });
    });

    test('pages of a customer', { tag: '@6.1.3' }, async ({ page, request }) => {
      const errors = watchConsole(page);
      const shopper = await createShopper(request);
      const { id } = await someHoodie(request);
      const headers = { authorization: `Bearer ${shopper.token}` };
      const delivery = { deliveryAddress: '12 Allen Avenue, Ikeja', phoneNumber: '08012345678' };
      await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
      const { order } = await (await request.post('/api/v1/orders', { headers, data: delivery })).json();
      await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 2 } });
      await request.put(`/api/v1/wishlist/items/${id}`, { headers });
      const { token: sharedList } = await (await request.post('/api/v1/wishlist/share', { headers, data: {} })).json();
      await page.goto('/login');
      await logIn(page, shopper);
      await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
      const orders = ['/order', `/order/${order.id}`, '/user/profile', '/user/profile?status=PENDING', '/account'];
      for (const path of ['/cart', ...orders, '/wishlist', `/wishlist/${sharedList}`]) {
        await test.step(path, async () => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await expectSound(page);
        });
      }
      await test.step('the dialogs over the cart', async () => {
        await page.goto('/cart');
        await page.getByRole('button', { name: 'Checkout' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page);
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^(Delete|Remove)/ })
          .first()
          .click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectSound(page);
        await page.keyboard.press('Escape');
      });
      await test.step('menu and search', async () => {
        const menu = page.getByRole('button', { name: width < 1000 ? 'Menu' : /’s account$/ });
        await menu.click();
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        await expectSound(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByRole('searchbox').fill('hoodie');
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
        await expectSound(page);
      });
      expect(errors).toEqual([]);
    });

    test('pages of an admin', async ({ page, request }) => {
      test.slow();
      await request.post('/api/v1/contact', {
        data: { name: 'Ngozi Eze', email: 'ngozi@example.com', message: 'Do you ship to Jos?' },
      });
      await signIn(page, request, admin);
      const errors = watchConsole(page);
      const { id, styleId } = await someHoodie(request);
      const lists = ['/admin/orders', '/admin/products', '/admin/user', '/admin/transactions'];
      const paths = ['/admin', ...lists, '/admin/notification'];
      const forms = ['/admin/addItem', '/admin/profile', `/admin/products/${id}`, `/admin/products/${id}/edit`];
      const styles = [`/admin/styles/${styleId}`, '/admin/restock'];
      const places = ['/admin/collections', '/admin/collections/new', '/admin/size-guides', '/admin/size-guides/new'];
      const others = ['/admin/message', '/admin/products?search=nothing-like-it', ...styles, ...places];
      for (const path of [...paths, ...forms, ...others]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('h1')).toBeAttached();
          await page.waitForLoadState('networkidle');
          await expectSound(page);
        });
      }
      await test.step('an open message', async () => {
        await page.goto('/admin/message');
        await page
          .getByRole('link', { name: /Ngozi Eze/ })
          .first()
          .click();
        await expect(page.getByLabel('Write a reply')).toBeVisible();
        await expectSound(page);
      });
      await test.step('an order', async () => {
        await page.goto('/admin');
        await page
          .getByRole('link', { name: /^View .*ABS-/ })
          .filter({ visible: true })
          .first()
          .click();
        await expect(page.getByRole('heading', { name: /ABS-\d+/ })).toBeVisible();
        await expectSound(page);
      });
      await test.step('a confirmation dialog', async () => {
        await page.goto('/admin/user');
        await page
          .getByRole('button', { name: /^Block/ })
          .first()
          .click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectSound(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expectOverlaysInHistory(page, 0);
      });
      await test.step('the sales as a table, and the drawer', async () => {
        await page.goto('/admin');
        await page
          .getByRole('radio', { name: 'Table' })
          .or(page.getByRole('button', { name: 'Table' }))
          .click();
        await expectSound(page);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        if (!(await menu.isVisible())) return;
        await menu.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page);
      });
      expect(errors).toEqual([]);
    });
  });
}

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`Back to top scrolls there (motion: ${motion})`, { tag: '@2.5.6' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/tc');
    await expect(page.getByRole('heading', { name: 'Terms and conditions' }).first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Back to top' });
    await button.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = (...[options]: unknown[]) => {
        document.documentElement.dataset.scrolled = JSON.stringify(options);
        scrollTo(options as ScrollToOptions);
      };
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const options = await page.evaluate(() => document.documentElement.dataset.scrolled ?? '{}');
    expect(JSON.parse(options)).toEqual({ top: 0, behavior });
    await expect(page.getByRole('main')).toBeFocused();
  });
}
