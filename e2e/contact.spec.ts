import { expect } from '@playwright/test';
import { test } from './shopPage.ts';
import { ONE_WIDTH } from './support.ts';

test('a visitor writes to the shop', { tag: '@2.12.4' }, async ({ page }) => {
  await page.goto('/contactus');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter your message')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await page.getByLabel('Your Name').fill('Ada Obi');
  await page.getByLabel('Your Email').fill('ada@example.com');
  await page.getByLabel('Your message').fill('Do you ship to Jos?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/Your message has been sent\./)).toBeVisible();
});

test('the contact form offers other channels when the backend has no contact call', {
  tag: [ONE_WIDTH, '@2.12.4'],
}, async ({ page }) => {
  await page.route('**/api/v1/contact', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await page.goto('/contactus');
  await page.getByLabel('Your Name').fill('Ada Obi');
  await page.getByLabel('Your Email').fill('ada@example.com');
  await page.getByLabel('Your message').fill('Do you ship to Jos?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@abs.test' }).first()).toBeVisible();
  await expect(page.getByText('Your message has been sent.')).toBeHidden();
});

test('a visitor subscribes to the newsletter', { tag: '@2.6.11' }, async ({ page }) => {
  await page.goto('/');
  const newsletter = page.getByRole('region', { name: 'Stay Updated with Our Latest Products' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await newsletter.getByLabel('Email').fill('nobody');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByText('Email is invalid')).toBeVisible();
  await newsletter.getByLabel('Email').fill('ada@example.com');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByText('Thank you for subscribing!')).toBeVisible();
});
