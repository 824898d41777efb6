import { expect, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import { someHoodie } from './support.ts';

// Playwright hides scrollbars by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

/** The position of the page's content, and whether a scrollbar takes space beside it. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    return { x, y, width, isBesideScrollbar: window.innerWidth > (width ?? 0) };
  });

/** Turns the mouse wheel over the page beside a dialog, and waits until the page could have scrolled. */
async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(20, 700);
  const turned = await page.evaluateHandle(() => ({
    done: new Promise((resolve) => {
      const nextFrame = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      window.addEventListener('wheel', nextFrame, { once: true, passive: true });
    }),
  }));
  await page.mouse.wheel(0, 300);
  await turned.evaluate(({ done }) => done);
}

for (const [dialog, role, name] of [
  ['the size guide', 'link', /size guide/i],
  ['the search', 'button', 'Search'],
] as const) {
  test(`${dialog} holds the page in place, beside a scrollbar that takes space`, async ({ page, request }) => {
    const { id } = await someHoodie(request);
    await page.goto(`/product/${id}`);
    const before = await layout(page);
    expect(before.isBesideScrollbar).toBe(true);

    await page.getByRole(role, { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await turnWheel(page);
    expect(await layout(page)).toEqual(before);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await layout(page)).toEqual(before);
  });
}
