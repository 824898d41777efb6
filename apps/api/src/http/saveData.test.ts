import { expect, test } from 'vitest';
import { lighterNames } from './saveData.ts';

test.each([
  ['tee-front-1200.avif', ['tee-front-640.avif', 'tee-front-800.avif']],
  ['tee-front-800.avif', ['tee-front-400.avif', 'tee-front-480.avif', 'tee-front-640.avif']],
  ['tee-front-640.webp', ['tee-front-320.webp', 'tee-front-400.webp', 'tee-front-480.webp']],
  ['tee-front-240.avif', []],
  ['tee-front-640.jpg', []],
  ['tee-front-share.jpg', []],
  ['index.html', []],
])('%s has the smaller files %j', (name, smaller) => {
  expect(lighterNames(name)).toEqual(smaller);
});
