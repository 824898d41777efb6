import { afterEach, expect } from 'vitest';

// A project is worth nothing if its theme never reached the page.
afterEach(() => {
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  expect(document.documentElement.dataset.theme).toBe(asked);
});
