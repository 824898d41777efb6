import { expect, test, vi } from 'vitest';
import { ensureChromium } from './chromium.ts';

test('a path in CHROMIUM_PATH must exist, so that no other browser is taken in its place', () => {
  vi.stubEnv('CHROMIUM_PATH', '/none/chromium');
  expect(ensureChromium).toThrow('CHROMIUM_PATH names /none/chromium, which does not exist.');
  vi.unstubAllEnvs();
});
