import { afterEach, expect } from 'vitest';

// A project is worth nothing if its mode never reached the page.
afterEach(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(document.documentElement.dataset.theme).toBe(dark ? 'dark' : 'light');
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
});
