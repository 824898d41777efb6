import { expect, test } from 'vitest';
import { productPath } from './productPath.ts';

test.each([
  ['Opebi Hoodie', '/product/7f/opebi-hoodie'],
  ['Ọkàdà Jacket', '/product/7f/okada-jacket'],
  ['  The rider’s own: 100% nylon!  ', '/product/7f/the-riders-own-100-nylon'],
  ['</script><b>"Tee"', '/product/7f/script-b-tee'],
  ['\u202eeeT\u202c', '/product/7f/eet'],
  ['外套', '/product/7f'],
  ['', '/product/7f'],
])('gives %j the address %s', (name, path) => {
  expect(productPath({ id: '7f', name })).toBe(path);
});

test('cuts a long name between two words', () => {
  const path = productPath({ id: '7f', name: 'Heavyweight '.repeat(10).trim() });
  expect(path).toBe('/product/7f/heavyweight-heavyweight-heavyweight-heavyweight-heavyweight');
});

test('keeps a name of exactly the longest length', () => {
  const name = `${'abcdefghi '.repeat(5)}abcdefghij`;
  expect(productPath({ id: '7f', name })).toBe(`/product/7f/${name.replaceAll(' ', '-')}`);
});

test('leaves a single word out that is too long to be cut', () => {
  expect(productPath({ id: '7f', name: 'x'.repeat(120) })).toBe('/product/7f');
});

test('escapes an id that another backend chose', () => {
  expect(productPath({ id: 'a/b?c', name: 'Tee' })).toBe('/product/a%2Fb%3Fc/tee');
});
