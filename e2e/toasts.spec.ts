import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import {
  chosenProduct,
  codeFor,
  createShopper,
  fillSignup,
  logIn,
  newShopper,
  openDelivery,
  signIn,
  someHoodie,
  toasts,
  typeCode,
  undoAfter,
} from './support.ts';

async function fail(page: Page, call: string, body: object = {}, status = 400): Promise<void> {
  await page.route(`**/api/v1${call}`, (route) => route.fulfill({ status, json: body }));
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page');
  return box;
}

async function customerWithCart(page: Page, request: APIRequestContext, quantity = 2) {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity } });
  await page.goto('/cart');
  await logIn(page, shopper);
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  return { shopper, hoodie, headers };
}

test('the cart shows toasts for more, fewer, and removed pieces, with undo', { tag: ['@4.2.10', '@8.1.13'] }, async ({
  page,
  request,
}) => {
  const { hoodie } = await customerWithCart(page, request, 1);
  await page.getByRole('button', { name: `Increase quantity of ${hoodie.name}` }).click();
  await expect(toasts(page).getByText('Product quantity increased')).toBeVisible();
  const less = page.getByRole('button', { name: `Decrease quantity of ${hoodie.name}` }).first();
  await less.click();
  await expect(toasts(page).getByText('Item quantity reduced')).toBeVisible();
  await undoAfter(page, 'product removed', async () => {
    await less.click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });
  await expect(page.getByRole('main').getByText(hoodie.name).first()).toBeVisible();
});

test('a toast never covers the header, also while it appears and leaves', async ({ page, request }) => {
  // Without motion, a toast that would move over the header is there from the start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { hoodie } = await customerWithCart(page, request, 1);
  const cart = await boxOf(page.getByRole('link', { name: /^Cart/ }));
  const seen = await page.evaluateHandle(({ x, y, width, height }) => {
    const states: { leaving: boolean; covers: boolean }[] = [];
    new MutationObserver(() => {
      const toast = document.querySelector<HTMLElement>('[data-sonner-toast]');
      if (!toast) return;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      states.push({ leaving: toast.dataset.removed === 'true', covers: !hit?.closest('header') });
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return states;
  }, cart);
  await page.getByRole('button', { name: `Increase quantity of ${hoodie.name}` }).click();
  await expect(toasts(page).getByText('Product quantity increased')).toBeVisible();
  await expect.poll(() => seen.evaluate((states) => states.some(({ leaving }) => leaving))).toBe(true);
  expect(await seen.evaluate((states) => states.filter(({ covers }) => covers))).toEqual([]);
});

test('the message about a failed form leaves when the next try succeeds', async ({ page, request }) => {
  const shopper = newShopper();
  await page.goto('/signup');
  await fillSignup(page, { ...shopper, password: 'password123' });
  const refusal = toasts(page).getByText(/easy to guess/);
  await expect(refusal).toBeVisible();
  await fillSignup(page, shopper);
  await expect(toasts(page).getByText('Your account is successfully created')).toBeVisible();
  expect(await refusal.count()).toBe(0);

  const known = await createShopper(request);
  await page.goto('/login');
  await logIn(page, { ...known, password: 'not-the-password-1' });
  const wrong = toasts(page).getByText('Email or password is incorrect');
  await expect(wrong).toBeVisible();
  // Without this clock, the message would leave after six seconds anyway.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await logIn(page, known);
  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await wrong.count()).toBe(0);
    // Within far fewer rounds than those after which the message would leave anyway.
  }).toPass({ timeout: 15_000 });
});

test('a line is deleted after a confirmation', { tag: '@2.8.3' }, async ({ page, request }) => {
  const { hoodie } = await customerWithCart(page, request);
  const remove = page.getByRole('button', { name: new RegExp(`(Delete|Remove).*${hoodie.name}`) }).first();
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item from the cart?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText(hoodie.name).first()).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('a failed Add to cart in the grid offers Try again', { tag: '@8.1.9' }, async ({ page, request }) => {
  const shopper = await createShopper(request);
  // Sneakers have several sizes, unlike the products of other journeys.
  await page.goto('/shop?category=sneaker');
  await page.goto('/login');
  await logIn(page, shopper);
  await fail(page, '/cart', {}, 500);
  await page
    .getByRole('button', { name: /^Add to cart/, expanded: false })
    .first()
    .click();
  await page
    .getByRole('group', { name: /^Choose a size/ })
    .getByRole('button', { name: /, add to cart/ })
    .first()
    .click();
  await expect(toasts(page).getByText('Try again')).toBeVisible();
});

test('a payment that cannot start leaves the order pending', { tag: ['@5.1.12', '@8.1.10'] }, async ({
  page,
  request,
}) => {
  await customerWithCart(page, request);
  await fail(page, '/make-payment', { message: 'The payment provider cannot be reached.' }, 502);
  await openDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please enter your delivery address.')).toBeVisible();
  await page.getByLabel('Delivery Address').fill('12 Allen Avenue');
  await page.getByLabel('Phone Number').fill('12345');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await page.getByLabel('Phone Number').fill('08012345678');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toasts(page).getByText('Payment Failed: Unable to process payment.')).toBeVisible();
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
});

test('a payment page on an unknown host is a failed payment', { tag: ['@8.1.14', '@10.3.9'] }, async ({
  page,
  request,
}) => {
  await customerWithCart(page, request);
  await fail(
    page,
    '/make-payment',
    {
      orderId: 'x',
      data: {
        status: true,
        message: '',
        data: { authorization_url: 'https://evil.test/pay', access_code: 'x', reference: 'x' },
      },
    },
    200,
  );
  await openDelivery(page);
  await page.getByLabel('Delivery Address').fill('12 Allen Avenue');
  await page.getByLabel('Phone Number').fill('08012345678');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toasts(page).getByText('Payment Failed: Unable to process payment.')).toBeVisible();
  await expect(page).toHaveURL(/localhost/);
});

test('deleting an order shows a toast when it fails and when it succeeds', {
  tag: ['@2.9.4', '@8.1.11', '@8.1.12'],
}, async ({ page, request }) => {
  const { headers } = await customerWithCart(page, request);
  const data = { deliveryAddress: '12 Allen Avenue', phoneNumber: '08012345678' };
  await request.post('/api/v1/orders', { headers, data });
  await page.goto('/order');
  const remove = page.getByRole('button', { name: /^Delete order/ });
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this order?' });
  await fail(page, '/orders/*', {}, 500);
  await remove.click();
  await question.getByRole('button', { name: /Delete/ }).click();
  await expect(toasts(page).getByText('Failed to delete order.')).toBeVisible();
  await page.unroute('**/api/v1/orders/*');
  await remove.click();
  await question.getByRole('button', { name: /Delete/ }).click();
  await expect(toasts(page).getByText('Order deleted successfully.')).toBeVisible();
  await expect(page.getByText('No pending orders available.')).toBeVisible();
});

test('a code shows toasts when sent again, not sent and not verified', {
  tag: ['@8.1.2', '@8.1.3', '@8.1.5', '@8.1.7'],
}, async ({ page, request }) => {
  const shopper = newShopper();
  await page.clock.install();
  await page.goto('/signup');
  await fillSignup(page, shopper);
  await expect(toasts(page).getByText('Your account is successfully created')).toBeVisible();
  const again = page.getByRole('button', { name: /^Request again/ });
  await expect(again).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(again).toBeEnabled();

  await fail(page, '/request-otp', {}, 500);
  await again.click();
  await expect(toasts(page).getByText('Failed to send OTP. Please try again.')).toBeVisible();
  await page.unroute('**/api/v1/request-otp');
  await page.route('**/api/v1/request-otp', (route) => route.fulfill({ json: { message: 'OTP sent successfully' } }));
  await again.click();
  await expect(toasts(page).getByText('another otp has been sent to you. Please check your inbox.')).toBeVisible();
  await expect(again).toBeDisabled();

  await fail(page, '/verify-email', {}, 500);
  await typeCode(page, await codeFor(request, shopper.email));
  await expect(toasts(page).getByText('Failed to verify OTP. Please try again.')).toBeVisible();
});

test('a password reset code that cannot be sent shows an error', { tag: '@8.1.18' }, async ({ page }) => {
  await fail(page, '/forgot-password', { message: 'No mail today' }, 503);
  await page.goto('/forget-password-otp');
  await page.getByLabel('Email', { exact: true }).fill('ada@abs.test');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(toasts(page).getByText('No mail today')).toBeVisible();
  await expect(page).toHaveURL(/\/forget-password-otp$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@abs.test');
});

test('a new password that cannot be saved shows an error', { tag: '@8.1.4' }, async ({ page }) => {
  await fail(page, '/reset-password', {}, 500);
  await page.goto('/reset-password?email=ada%40abs.test&code=1234');
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByLabel('Confirm password').fill('another long password');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(toasts(page).getByText('Failed to reset password. Please try again.')).toBeVisible();
});

test('products that fail to load are requested again', async ({ page, request }) => {
  const { products } = await (await request.get('/api/v1/products?page=1')).json();
  // A page from the server contains its products. The browser requests them only after following a link.
  await page.goto('/aboutus');
  for (const [call, link, message, heading] of [
    ['/products?*', 'Shop', 'Error fetching products', 'Our Collections'],
    ['/products/*', products[0].name, 'Error fetching product by ID', products[0].name],
  ] as const) {
    await fail(page, call, {}, 500);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(`**/api/v1${call}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(message)).toBeHidden();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
});

test('a wrong password, a taken e-mail and a missing connection show messages', { tag: ['@8.1.1', '@8.1.17'] }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  await page.goto('/login');
  await logIn(page, { ...shopper, password: 'not the password' });
  await expect(toasts(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);

  await page.goto('/signup');
  await fillSignup(page, shopper);
  await expect(toasts(page).getByText('An account with this email already exists')).toBeVisible();
  await expect(page.getByRole('main').getByText('An account with this email already exists')).toBeVisible();

  await page.route('**/api/v1/login', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('main').getByText(/You seem to be offline/)).toBeVisible();
});

test('a request without an answer fails after 15 seconds', { tag: '@9.1.3' }, async ({ page, request }) => {
  const shopper = await createShopper(request);
  await page.clock.install();
  await page.route('**/api/v1/login', () => {});
  await page.goto('/login');
  // The time begins with the request, which waits until the script that sends it has loaded.
  const sent = page.waitForRequest('**/api/v1/login');
  await logIn(page, shopper);
  await sent;
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(14_000);
  await expect(page.getByText('The shop took too long to answer.')).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('main').getByText(/The shop took too long to answer\./)).toBeVisible();
});

test.describe('a message about a product', () => {
  /** Whether two parts of the page share a pixel. */
  const overlap = (one: Box, other: Box): boolean =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`leaves its name and price, the cart link and the chat visible at ${width} px`, { tag: '@9.1.18' }, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height });
      await signIn(page, request, await createShopper(request));
      await page.goto(chosenProduct(await someHoodie(request)));
      const name = page.getByRole('heading', { level: 1 });
      const parts = {
        name,
        price: name.locator('..').getByText('₦'),
        cart: page.getByRole('link', { name: /^Cart, / }),
        chat: page.getByRole('complementary', { name: 'Chat' }).getByRole('link'),
      };
      const message = toasts(page).getByRole('listitem').filter({ hasText: 'Added to your cart' });
      const expectAllVisible = async () => {
        const toast = await boxOf(message);
        for (const [part, locator] of Object.entries(parts)) {
          expect(overlap(await boxOf(locator), toast), `the message covers the ${part}`).toBe(false);
        }
      };
      /** Adds the product, with the button that is on the screen, and keeps the message by hovering over it. */
      const add = async () => {
        const ofBar = page.getByRole('button', { name: 'Add', exact: true });
        const ofPage = page.getByRole('button', { name: 'Add to Cart', exact: true });
        await ofBar.or(ofPage).filter({ visible: true }).first().click();
        await message.hover();
      };

      await test.step('at the top of the page', async () => {
        await add();
        await expect(expectAllVisible).toPass();
        await page.mouse.move(5, height / 2);
        await expect(message).toBeHidden();
      });
      await test.step('with the name below the header, and while the page scrolls', async () => {
        await name.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 72));
        await add();
        await expect(expectAllVisible).toPass();
        await page.evaluate(() => scrollBy(0, -40));
        await expect(expectAllVisible).toPass();
      });
    });
  }
});

test.describe('how long a message stays', () => {
  /** Lets time pass in small steps, so that the page can keep up. */
  async function pass(page: Page, milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100);
  }

  /**
   * Lets time pass until the toast has left, for at most this many milliseconds. Each step gives the page a moment of
   * real time: after a key press Chromium delays React's remaining work until it has drawn a frame, and the page's
   * clock must not run ahead of that.
   */
  async function goesWithin(page: Page, shown: Locator, milliseconds: number) {
    for (let passed = 0; passed < milliseconds && (await shown.isVisible()); passed += 100) {
      await page.clock.runFor(100);
      await expect(shown)
        .toBeHidden({ timeout: 100 })
        .catch(() => {});
    }
    await expect(shown).toBeHidden();
  }

  /** Opens a cart, stops the clock, and shows a toast whose time has just begun. */
  async function toastOf(page: Page, request: APIRequestContext, message: string) {
    const { hoodie } = await customerWithCart(page, request);
    const more = page.getByRole('button', { name: `Increase quantity of ${hoodie.name}` });
    // The first toast loads the code of toasts, and leaves before the clock stops.
    await more.click();
    await expect(toasts(page).getByText('Product quantity increased')).toBeVisible();
    await expect(toasts(page).getByText('Product quantity increased')).toBeHidden();
    if (message !== 'Product quantity increased') await fail(page, '/cart', { message }, 409);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await more.click();
    const shown = toasts(page).getByText(message);
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(shown).toBeVisible({ timeout: 100 });
    }).toPass();
    return shown;
  }

  for (const [kind, message, seconds] of [
    ['a message', 'Product quantity increased', 2],
    ['what went wrong', 'Only 2 left', 6],
  ] as const) {
    test(`${kind}: ${seconds} seconds`, { tag: '@9.1.18' }, async ({ page, request }) => {
      const shown = await toastOf(page, request, message);
      await pass(page, seconds * 1000 - 300);
      await expect(shown).toBeVisible();
      await goesWithin(page, shown, 2000);
    });
  }

  test('a message with an action: 2 seconds', { tag: '@9.1.18' }, async ({ page, request }) => {
    await customerWithCart(page, request, 1);
    const hoodie = await someHoodie(request);
    await page.goto(chosenProduct(hoodie));
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
    const shown = toasts(page).getByText('Added to your cart');
    await add.click();
    await expect(shown).toBeVisible();
    await expect(shown).toBeHidden();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await add.click();
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(shown).toBeVisible({ timeout: 100 });
    }).toPass();
    await pass(page, 1700);
    await expect(shown).toBeVisible();
    await goesWithin(page, shown, 2000);
  });

  test('stays while the pointer is on it, then leaves after its time', { tag: '@9.1.18' }, async ({
    page,
    request,
  }) => {
    const shown = await toastOf(page, request, 'Product quantity increased');
    await shown.hover();
    await pass(page, 300);
    await page.clock.runFor(60_000);
    await expect(shown).toBeVisible();
    await page.mouse.move(5, 700);
    await goesWithin(page, shown, 4000);
  });

  test('stays while the focus is on it, then leaves after its time', { tag: '@9.1.18' }, async ({ page, request }) => {
    const shown = await toastOf(page, request, 'Product quantity increased');
    await page.keyboard.press('Alt+KeyT');
    await expect(toasts(page).getByRole('list')).toBeFocused();
    await pass(page, 300);
    await page.clock.runFor(60_000);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await goesWithin(page, shown, 4000);
  });
});
