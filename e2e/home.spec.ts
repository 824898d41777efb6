import { expect, type Page } from '@playwright/test';
import { test } from './shopPage.ts';

const place = (page: Page) => page.getByRole('region', { name: 'Featured' }).getByText(/\/ 4$/);

/** Opens the home page with a fake clock, and waits for the first slide. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await expect(place(page)).toHaveText('1 / 4');
}

test('the slides change every ten seconds, and stop on hover, focus or pause', { tag: ['@2.6.2', '@9.1.8'] }, async ({
  page,
}) => {
  await openHome(page);
  await page.clock.runFor(10_000);
  await expect(place(page)).toHaveText('2 / 4');
  await page.clock.runFor(20_000);
  await expect(place(page)).toHaveText('4 / 4');

  await test.step('focus inside pauses the slides until it leaves', async () => {
    await page.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveText('1 / 4');
    await page.clock.runFor(60_000);
    await expect(place(page)).toHaveText('1 / 4');
    await page.getByRole('button', { name: 'Next slide' }).blur();
    // The hero checks where the focus went a moment after it left.
    await page.clock.runFor(10_100);
    await expect(place(page)).toHaveText('2 / 4');
  });

  await test.step('paused slides stay paused', async () => {
    await page.getByRole('button', { name: 'Pause slides' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play slides' }).blur();
    await page.clock.runFor(60_000);
    await expect(place(page)).toHaveText('2 / 4');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until the visitor presses play', { tag: '@2.6.2' }, async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(60_000);
    await expect(place(page)).toHaveText('1 / 4');
    await page.getByRole('button', { name: 'Play slides' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause slides' }).blur();
    await page.clock.runFor(10_100);
    await expect(place(page)).toHaveText('2 / 4');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a swipe changes the slide', { tag: '@2.6.3' }, async ({ page }) => {
    await openHome(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const point = (x: number) => [{ x, y: 300 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
      for (const step of [0.5, 1]) {
        const touchPoints = point(from + (to - from) * step);
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 120);
    await expect(place(page)).toHaveText('2 / 4');
    await swipe(120, 300);
    await swipe(120, 300);
    await expect(place(page)).toHaveText('4 / 4');
  });
});
