import { expect, test } from 'vitest';
import { largestFile } from './largestFile.ts';

const picture = { src: '/tee-640.jpg', width: 1200, height: 1500, ground: '#e9e4db', alt: 'Tee' };

test.each([
  ['/tee-240.avif 240w, /tee-1200.avif 1200w, /tee-800.avif 800w', '/tee-1200.avif'],
  ['/tee-240.avif 240w,/tee-800.avif 800w', '/tee-800.avif'],
  ['\n https://img.example/a,b/tee.avif?w=1200&s=x,y  1200w', 'https://img.example/a,b/tee.avif?w=1200&s=x,y'],
  ['/tee.avif', '/tee-640.jpg'],
  ['/tee.avif 2x', '/tee-640.jpg'],
  ['', '/tee-640.jpg'],
])('the largest file of %j is %j', (srcset, url) => {
  expect(largestFile({ ...picture, srcset })).toBe(url);
});

test('a plain URL is its own largest file', () => {
  expect(largestFile('https://img.example/tee.jpg')).toBe('https://img.example/tee.jpg');
  expect(largestFile('')).toBe('');
});
