import { expect, test } from 'vitest';
import { canonicalProductPath, productPath, productSizeGuidePath, variantPath } from './productPath.ts';

test.each([
  ['Opebi Hoodie', '/product/7f/opebi-hoodie'],
  ['Ọkàdà Jacket', '/product/7f/okada-jacket'],
  ['  The rider’s own: 100% nylon!  ', '/product/7f/the-riders-own-100-nylon'],
  ['</script><b>"Tee"', '/product/7f/script-b-tee'],
  ['\u202eeeT\u202c', '/product/7f/eet'],
  ['外套', '/product/7f'],
  ['', '/product/7f'],
])('gives %j the path %s', (name, path) => {
  expect(productPath({ id: '7f', name })).toBe(path);
});

test('cuts a long name between two words', () => {
  const path = productPath({ id: '7f', name: 'Heavyweight '.repeat(10).trim() });
  expect(path).toBe('/product/7f/heavyweight-heavyweight-heavyweight-heavyweight-heavyweight');
});

test('keeps a name of exactly the maximum length', () => {
  const name = `${'abcdefghi '.repeat(5)}abcdefghij`;
  expect(productPath({ id: '7f', name })).toBe(`/product/7f/${name.replaceAll(' ', '-')}`);
});

test('leaves out a single word that is too long', () => {
  expect(productPath({ id: '7f', name: 'x'.repeat(120) })).toBe('/product/7f');
});

test('escapes an id that another backend chose', () => {
  expect(productPath({ id: 'a/b?c', name: 'Tee' })).toBe('/product/a%2Fb%3Fc/tee');
});

test('the path of a product is never that of its size guide', () => {
  expect(productSizeGuidePath({ id: 'a/b' })).toBe('/product/a%2Fb/size-guide');
  expect(productPath({ id: '7f', name: 'Size Guide!' })).toBe('/product/7f');
});

test('all sizes of a color share the path of its card in lists', () => {
  const colors = [
    { id: 'n', color: 'Navy' },
    { id: 'm', color: 'Moss' },
  ];
  const product = { id: '7f', name: 'Opebi Hoodie', color: ' MOSS' };
  expect(canonicalProductPath({ ...product, colors })).toBe('/product/m/opebi-hoodie');
  expect(canonicalProductPath({ ...product, color: 'Sand', colors })).toBe('/product/7f/opebi-hoodie');
  expect(canonicalProductPath(product)).toBe('/product/7f/opebi-hoodie');
});

test.each([
  ['M', '/product/7f/tee?size=M'],
  [' XL ', '/product/7f/tee?size=XL'],
  ['40&41', '/product/7f/tee?size=40%2641'],
  ['Ọkàdà', `/product/7f/tee?size=${encodeURIComponent('Ọkàdà')}`],
])('the size %j is part of the path of a variant', (size, path) => {
  expect(variantPath({ id: '7f', name: 'Tee', size })).toBe(path);
  expect(new URL(path, 'https://shop.example').searchParams.get('size')).toBe(size.trim());
});
