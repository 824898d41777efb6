/** Where links to the shop lead, and what crawlers and chats read in the HTML. */
import { type APIRequestContext, expect } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import { addProduct, mailsTo, someHoodie } from './support.ts';

const asPage = { headers: { accept: 'text/html' }, maxRedirects: 0 };

/** The canonical URL of a product, including its origin. */
async function addressOf(request: APIRequestContext, id: string): Promise<URL> {
  const html = await (await request.get(`/product/${id}`, asPage)).text();
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (!href) throw new Error(`Product ${id} names no canonical address`);
  return new URL(href);
}

test('a product opens by its id, with any name in the URL', async ({ page, request }) => {
  const { id, name } = await someHoodie(request);
  const canonical = await addressOf(request, id);
  expect(canonical.pathname).toMatch(new RegExp(`^/product/${id}/[a-z0-9-]+$`));
  for (const path of [`/product/${id}`, `/product/${id}/its-former-name`, `/product/${id}/anything?utm_source=mail`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical.href);
  }
});

test('robots.txt names the sitemap, which lists the canonical URLs of existing pages', async ({ page, request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? '';
  const answer = await request.get(new URL(sitemap).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
  await page.goto('/');
  const addresses = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      if (document.documentElement.localName !== 'urlset') throw new Error(`The sitemap is no XML: ${xml}`);
      return [...document.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent ?? '');
    },
    await answer.text(),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  const { id } = await someHoodie(request);
  expect(addresses).toContain((await addressOf(request, id)).href);
  const others = addresses.filter((address) => !address.includes('/product/'));
  expect(others.length).toBeGreaterThan(5);
  for (const address of others) {
    const { pathname, search } = new URL(address);
    const html = await (await request.get(pathname + search, asPage)).text();
    expect(html, address).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"`);
  }
});

test('the icons of the manifest exist in the stated sizes', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({
    name: expect.any(String),
    start_url: expect.any(String),
    display: expect.any(String),
  });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, page.url()).pathname);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringContaining(type)]);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the home page, the shop and a product have a JPEG preview small enough for chats', async ({ page, request }) => {
  const { id } = await someHoodie(request);
  for (const address of ['/', '/shop', `/product/${id}`]) {
    await page.goto(address);
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    const image = await request.get(new URL((await content('og:image')) ?? '').pathname);
    expect([image.status(), image.headers()['content-type']], address).toEqual([200, 'image/jpeg']);
    expect((await image.body()).length).toBeLessThanOrEqual(300_000);
    const base64 = (await image.body()).toString('base64');
    const size = await page.evaluate(async (data) => {
      const picture = new Image();
      picture.src = `data:image/jpeg;base64,${data}`;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, base64);
    expect([size, await content('og:image:width'), await content('og:image:height')]).toEqual([
      [1200, 630],
      '1200',
      '630',
    ]);
  }
});

test('structured data matches the page', async ({ page, request }) => {
  const dataOf = async (address: string): Promise<Record<string, unknown>[]> => {
    await page.goto(address);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    return blocks.map((block) => JSON.parse(block));
  };
  const { id, name, price, size } = await someHoodie(request);
  const { href } = await addressOf(request, id);
  const [product, trail] = await dataOf(`/product/${id}`);
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name,
    url: href,
    hasVariant: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Product',
        sku: id,
        size,
        offers: expect.objectContaining({
          '@type': 'Offer',
          url: `${href}?size=${size}`,
          price: price.toFixed(2),
          priceCurrency: 'NGN',
          availability: 'https://schema.org/InStock',
        }),
      }),
    ]),
  });
  const pictures = (product as { image?: string[] }).image ?? [];
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    expect((await request.get(new URL(picture).pathname)).status()).toBe(200);
  }
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  const list = (await dataOf('/shop?category=hoodie')).find((data) => data['@type'] === 'ItemList');
  await expect(page.locator('[data-slot="product-card"]')).toHaveCount(list?.numberOfItems as number);
  expect((await dataOf('/')).map((data) => data['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'ItemList']),
  );
});

test('sharing uses the canonical URL, not the one in the address bar', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, name } = await someHoodie(request);
  const { href } = await addressOf(request, id);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/product/${id}/former-name?picture=2&utm_source=mail#top`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const message = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(message.searchParams.get('text')).toBe(`${name}\n${href}`);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
  await expectOverlaysInHistory(page, 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a mail announces that a size is back, links to it, and unsubscribes', async ({ page, request }) => {
  const email = `waiting-${crypto.randomUUID()}@abs.test`;
  const hoodie = await addProduct(request, 20_000, 1);
  for (const name of ['S', 'L']) await hoodie.addSize(name);
  await hoodie.change({ quantity: 0, quantityWas: 1 });
  const linkIn = async (mails: number, pattern: RegExp) => {
    const [newest] = await mailsTo(request, email, mails);
    const link = newest?.text.match(pattern)?.[0];
    if (!link) throw new Error(`No link in: ${newest?.text}`);
    return new URL(link);
  };
  await page.goto(`/product/${hoodie.id}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.getByRole('radio', { name: 'M, sold out' }).check();
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByRole('button', { name: 'Email me when it’s back' }).click();
  await expect(page.getByText('Check your inbox to confirm your email address.')).toBeVisible();

  const confirmation = await linkIn(1, /https?:\/\/\S+\/restock\/confirm#\S+/);
  await page.goto(confirmation.pathname + confirmation.hash);
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();

  await hoodie.change({ quantity: 3, quantityWas: 0 });
  // The shop checks the stock once a minute.
  await expect
    .poll(async () => (await mailsTo(request, email)).length, { timeout: 120_000, intervals: [2000] })
    .toBe(2);
  const product = await linkIn(2, /https?:\/\/\S+\/product\/\S+/);
  await page.goto(product.pathname + product.search);
  await expect(page.getByRole('heading', { level: 1, name: hoodie.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${hoodie.id}/[^?]+\\?size=M$`));
  await expect(page.getByRole('radio', { name: /^M(?:,|$)/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();

  const cancellation = await linkIn(2, /https?:\/\/\S+\/restock\/cancel#\S+/);
  await page.goto(cancellation.pathname + cancellation.hash);
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
});
