import { expect, type Page } from '@playwright/test';
import { complaintsOf, test } from './shopPage.ts';
import {
  addProduct,
  admin,
  cards,
  codeFor,
  createShopper,
  fillDelivery,
  fillProfile,
  fillSignup,
  logIn,
  newShopper,
  openDelivery,
  payWith,
  signIn,
  typeCode,
} from './support.ts';
import { translatePages } from './translator.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;
const main = (page: Page) => page.getByRole('main');
const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart/ });
const isTranslated = (page: Page) => expect(main(page).locator('font').first()).toBeVisible();

test.beforeEach(async ({ page }) => translatePages(page));

test('a newcomer buys in a translated shop', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const shopper = newShopper();
  const product = await addProduct(request, 21_000);

  await test.step('signs up, verifies the email and enters a name', async () => {
    await page.goto('/signup');
    await isTranslated(page);
    await fillSignup(page, shopper);
    await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
    await typeCode(page, await codeFor(request, shopper.email));
    await fillProfile(page);
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  });

  await test.step('adds two of a product to the cart', async () => {
    await page.goto(`/product/${product.id}`);
    await isTranslated(page);
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 product, 2 items');
    await page.getByRole('button', { name: `Save ${product.name}` }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('changes the quantity, and the total follows', async () => {
    await cartLink(page).click();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('₦42,000');
    await page.getByRole('button', { name: /^Decrease quantity/ }).click();
    await expect(summary).toContainText('₦21,000');
    await expect(summary).not.toContainText('₦42,000');
  });

  await test.step('checks out and pays', async () => {
    await openDelivery(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog').getByText(/enter .*address/i)).toBeVisible();
    await fillDelivery(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await payWith(page, cards.success);
    await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
    await page.getByRole('link', { name: 'View order', exact: true }).click();
    await expect(main(page).getByText(product.name)).toBeVisible();
  });

  await test.step('finds the order in the profile', async () => {
    await page.goto('/user/profile');
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('tab', { name: /PENDING/i }).click();
    await expect(page.getByText('No PENDING orders available!')).toBeVisible();
    await page.getByRole('tab', { name: /SUCCESS/i }).click();
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
  });
  expect(complaints).toEqual([]);
});

test('search, filters and forms work in a translated shop', async ({ page }) => {
  const complaints = complaintsOf(page);
  const articles = main(page).getByRole('article');

  await test.step('filters, order and page', async () => {
    await page.goto('/shop');
    await isTranslated(page);
    if (isPhone(page)) await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('checkbox', { name: /^Hoodies/ }).click();
    if (isPhone(page))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show \d+ items$/ })
        .click();
    await expect(page).toHaveURL(/category=hoodie/);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoodies' })).toBeVisible();
    await page
      .getByRole('link', { name: 'Remove filter: Hoodies' })
      .or(page.getByRole('link', { name: 'All products' }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Collections' })).toBeVisible();
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(articles.first()).toBeVisible();
  });

  await test.step('search', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill('umbrella');
    await expect(search.getByText('No results found, search for products')).toBeVisible();
    await search.getByRole('searchbox').fill('moss');
    await expect(search.getByRole('link', { name: /Opẹ́bí Hoodie/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  });

  await test.step('message and newsletter', async () => {
    await page.goto('/contactus');
    await page.getByLabel('Your Name').fill('Ada Obi');
    await page.getByLabel('Your Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter your message')).toBeVisible();
    await page.getByLabel('Your message').fill('Do you ship to Jos?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/Your message has been sent\./)).toBeVisible();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();

    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByLabel('Email').fill('nobody');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Email is invalid')).toBeVisible();
    await footer.getByLabel('Email').fill('ada@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Thank you for subscribing!')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a guest of a translated shop adds a product, logs in and removes it from the cart', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const shopper = await createShopper(request);
  // A product with several sizes and colors, unlike those that journeys add.
  await page.goto(`/shop?category=hoodie&search=${encodeURIComponent('Opẹ́bí')}`);
  await isTranslated(page);
  await main(page)
    .getByRole('link', { name: /Opẹ́bí Hoodie/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(
    main(page)
      .getByText(/choose a size/i)
      .first(),
  ).toBeVisible();
  const color = page.getByRole('list', { name: 'Color', exact: true }).first().getByRole('link').last();
  await color.click();
  await expect(color).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('radio', { name: /^(?!.*sold out)/i })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();

  await logIn(page, { ...shopper, password: 'another password' });
  await expect(main(page).getByText('Email or password is incorrect')).toBeVisible();
  await logIn(page, shopper);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');

  await cartLink(page).click();
  await page
    .getByRole('button', { name: /^(Delete|Remove)/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /Delete|Remove/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');

  // The browser logs the status 401 of the wrong password.
  expect(complaints).toEqual([expect.stringContaining('401')]);
});

test('an admin works in a translated back office', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const visitor = newShopper().email;
  await request.post('/api/v1/contact', { data: { name: 'Ngozi Eze', email: visitor, message: `To Jos? ${visitor}` } });
  const product = await addProduct(request, 18_000);
  await signIn(page, request, admin);

  await test.step('answers a message', async () => {
    await page.goto(`/admin/message?search=${encodeURIComponent(visitor)}`);
    await isTranslated(page);
    await page.getByRole('link', { name: /Ngozi Eze/ }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Please enter your reply')).toBeVisible();
    await page.getByLabel('Write a reply').fill('Yes, we ship to Jos in three days.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`Sent to ${visitor}`)).toBeVisible();
  });

  await test.step('changes and deletes a product', async () => {
    await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);
    const row = page.getByRole('row').filter({ hasText: product.name });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(row).toBeHidden();
  });

  await test.step('exports transactions, and reads notifications', async () => {
    await page.goto('/admin/transactions');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await download;
    await expect(page.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-busy', 'true');
    await page.goto('/admin/notification');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /no unread|all caught up|everything/i })
        .or(page.getByRole('button', { name: 'Mark all as read', disabled: true }))
        .first(),
    ).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
