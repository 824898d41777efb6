import { type CDPSession, expect, type Locator, type Page, test as withoutWaiting } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import { isOfDemo } from './support.ts';

interface Catalogued {
  id: string;
  name: string;
  pictures: { alt: string; srcset: string }[];
}

/** Opens the page of a product with several pictures. */
async function openProduct(page: Page): Promise<Catalogued> {
  const { products } = await (await page.request.get('/api/v1/products', { params: { category: 'hoodie' } })).json();
  const { product } = await (await page.request.get(`/api/v1/products/${products.find(isOfDemo).id}`)).json();
  expect(product.pictures.length).toBeGreaterThan(2);
  await page.goto(`/product/${product.id}`);
  return product;
}

const zoomLink = (page: Page, { pictures }: Catalogued, index = 0) =>
  page.getByRole('link', { name: `Zoom: ${pictures[index]?.alt}` });
const viewerOf = (page: Page, { name }: Catalogued) => page.getByRole('dialog', { name: `Pictures of ${name}` });
const largeFile = /-1200\.avif$/;

/** Taps on a phone, clicks on a desktop. */
async function press(page: Page, target: Locator): Promise<void> {
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await target.tap();
  else await target.click();
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps the middle of an element twice. Timestamps are set, because a slow machine takes too long between the taps. */
async function doubleTap(session: CDPSession, target: Locator): Promise<void> {
  const touchPoints = [await middleOf(target)];
  const start = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchEnd', after: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? touchPoints : [],
      timestamp: start + after,
    });
  await touch('touchStart', 0);
  await touch('touchEnd', 0.04);
  await touch('touchStart', 0.12);
  await touch('touchEnd', 0.16);
}

/** Moves two fingers over the middle of an element from one distance to another, in pixels. */
async function pinch(session: CDPSession, target: Locator, from: number, to: number): Promise<void> {
  const middle = await middleOf(target);
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y, id: 1 },
    { x: middle.x + apart / 2, y: middle.y, id: 2 },
  ];
  const steps = 6;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = fingers(from + ((to - from) * step) / steps);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A finger swipes to the left. */
async function swipe(session: CDPSession, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  const at = (moved: number) => [{ x: x + 100 - moved, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let moved = 20; moved <= 240; moved += 20) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(moved) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the viewer loads the large file on opening, zooms by buttons and closes by Escape', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const product = await openProduct(page);
  const viewer = viewerOf(page, product);
  const link = zoomLink(page, product);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => largeFile.test(path))).toEqual([]);

  await test.step('opens with the picture of the page, and loads only its large file', async () => {
    await press(page, link);
    await expect(viewer).toBeVisible();
    await expect(viewer.getByText(`1 of ${product.pictures.length}`)).toBeVisible();
    await expect.poll(() => requested.filter((path) => largeFile.test(path))).toHaveLength(1);
    const [file] = requested.filter((path) => largeFile.test(path));
    expect(product.pictures[0]?.srcset).toContain(file);
    await expect(viewer.getByText('Loading the large picture')).toBeHidden();
  });
  await test.step('buttons zoom, for those who cannot pinch', async () => {
    await press(page, viewer.getByRole('button', { name: 'Zoom in' }));
    await expect(viewer.getByText('150%')).toBeVisible();
    await press(page, viewer.getByRole('button', { name: 'Zoom out' }));
    await expect(viewer.getByText('100%')).toBeVisible();
  });
  await test.step('Escape closes it, and the focus returns', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test('keys zoom, move and change the picture, and the page then shows the same one', async ({ page }) => {
  const product = await openProduct(page);
  const viewer = viewerOf(page, product);
  const place = (at: number) => viewer.getByText(`${at} of ${product.pictures.length}`);
  await zoomLink(page, product).focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();

  await test.step('arrows change the picture', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(place(2)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(place(1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(place(2)).toBeVisible();
  });
  await test.step('arrows move a zoomed picture', async () => {
    const picture = viewer.locator('[data-slot="viewer-slide"]:not([inert]) [data-slot="zoom-sheet"]');
    const x = async () => (await picture.boundingBox())?.x ?? 0;
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('+');
    await expect(viewer.getByText('225%')).toBeVisible();
    const before = await x();
    await page.keyboard.press('ArrowRight');
    await expect.poll(x).toBeLessThan(before);
    await expect(place(2)).toBeVisible();
    await page.keyboard.press('0');
    await expect(viewer.getByText('100%')).toBeVisible();
  });
  await test.step('on closing, the page shows the picture that was seen last', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(zoomLink(page, product, 1)).toBeFocused();
    await expect(page.getByRole('link', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');
  });
});

test('a finger or a mouse zooms and swipes, and Back closes the viewer before the page', async ({ page, hasTouch }) => {
  await page.goto('/shop');
  const product = await openProduct(page);
  const viewer = viewerOf(page, product);
  await press(page, zoomLink(page, product));
  await expect(viewer.getByText('100%')).toBeVisible();
  const box = viewer.locator('[data-slot="viewer-slide"]:not([inert]) [data-slot="zoom-surface"]');

  if (hasTouch) {
    const session = await page.context().newCDPSession(page);
    await test.step('a double tap zooms in, and another zooms out', async () => {
      await doubleTap(session, box);
      await expect(viewer.getByText('250%')).toBeVisible();
      await doubleTap(session, box);
      await expect(viewer.getByText('100%')).toBeVisible();
    });
    await test.step('a pinch zooms without changing the picture', async () => {
      await pinch(session, box, 60, 120);
      await expect(viewer.getByText('200%')).toBeVisible();
      await pinch(session, box, 160, 40);
      await expect(viewer.getByText('100%')).toBeVisible();
      await expect(viewer.getByText('1 of ')).toBeVisible();
    });
    await test.step('a swipe leads to the next picture', async () => {
      await swipe(session, box);
      await expect(viewer.getByText('2 of ')).toBeVisible();
    });
  } else {
    await test.step('a double click zooms like a click; the wheel zooms out', async () => {
      await box.dblclick();
      await expect(viewer.getByText('250%')).toBeVisible();
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        await expect(viewer.getByText('100%')).toBeVisible({ timeout: 500 });
      }).toPass();
    });
  }
  await test.step('Back closes the viewer, then leaves the product', async () => {
    await expectOverlaysInHistory(page, 1);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/product/${product.id}`));
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
  });
});

test('swiping the pictures of the page selects their thumbnails', async ({ page, hasTouch }) => {
  const product = await openProduct(page);
  const second = page.getByRole('link', { name: /^Picture 2 of/ });
  const link = zoomLink(page, product);
  // The other pictures join the row once the page's code for it has loaded.
  await expect(page.locator('[data-slot="gallery-track"] > *')).toHaveCount(product.pictures.length);
  if (hasTouch) await swipe(await page.context().newCDPSession(page), link);
  else {
    await link.hover();
    await page.mouse.wheel(400, 0);
  }
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(zoomLink(page, product, 1)).toBeInViewport();
  await expect(link).not.toBeInViewport();
});

withoutWaiting.describe('without script', () => {
  withoutWaiting.use({ javaScriptEnabled: false });

  withoutWaiting('the main picture leads to its large file', async ({ page }) => {
    const product = await openProduct(page);
    await zoomLink(page, product).click();
    await expect(page).toHaveURL(largeFile);
    expect(product.pictures[0]?.srcset).toContain(new URL(page.url()).pathname);
  });
});
