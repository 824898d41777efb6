import { limits } from '@abs/contract';
import type { SavedProduct } from '@abs/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetViewed } from './forgetViewed.ts';
import { savedProducts, storeSavedProducts } from './savedProducts.ts';
import { rememberViewed, removeViewed, viewedProducts } from './viewedProducts.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const cover = { src: '/a.jpg', srcset: '', width: 4, height: 5, ground: '#ffffff', alt: 'A hoodie' };
const aProduct = (id: string) => ({
  ...{ id, name: 'Hoodie', price: 1000, size: 'M', color: 'Moss', salesCoverPicture: '/a.jpg', cover, quantity: 3 },
  sizes: [{ id, size: 'M', quantity: 3 }],
  colors: [
    { id, color: 'Moss', colorHex: '#646850', quantity: 3 },
    { id: `${id}-clay`, color: 'Clay', quantity: 0 },
  ],
});
const anItem = (id: string): SavedProduct => ({ productId: id, product: aProduct(id), isAvailable: true });
const damaged: unknown[] = [
  null,
  7,
  {},
  { productId: 'a' },
  { productId: 'a', product: { ...aProduct('a'), price: '1000' } },
  { productId: 'a', product: { ...aProduct('a'), cover: { src: 7 } } },
  { productId: 'a', product: { ...aProduct('a'), sizes: [{}] } },
  { productId: 'a', product: { ...aProduct('a'), colors: {} } },
  { productId: 'a', product: { ...aProduct('a'), colors: [{ id: 'a', color: 'Moss' }] } },
  { productId: 'a', product: { ...aProduct('a'), colors: [{ id: 'a', color: 'Moss', quantity: 1, colorHex: 7 }] } },
];
const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

describe('saved products', () => {
  it('are stored, and an empty list clears the storage', () => {
    storeSavedProducts([anItem('a'), anItem('b')]);
    expect(savedProducts()).toEqual([anItem('a'), anItem('b')]);
    storeSavedProducts([]);
    expect([savedProducts(), stored.size]).toEqual([[], 0]);
  });

  it.each(['{', '7', 'null', '{"a":1}', JSON.stringify(damaged)])('are empty if storage contains %s', (text) => {
    stored.set('abs.wishlist', text);
    expect(savedProducts()).toEqual([]);
  });

  it('are read up to the limit, without damaged ones', () => {
    const many = Array.from({ length: limits.WISHLIST_DEVICE_MAX + 5 }, (_, place) => anItem(`p${place}`));
    stored.set('abs.wishlist', JSON.stringify([...damaged, ...many]));
    expect(savedProducts()).toEqual(many.slice(0, limits.WISHLIST_DEVICE_MAX));
  });

  it('are empty if storage is refused', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeSavedProducts([anItem('a')]);
    storeSavedProducts([]);
    expect(savedProducts()).toEqual([]);
  });
});

describe('viewed products', () => {
  it('are twelve at most, the latest first, each once and without a price', { tags: ['10.7.19'] }, () => {
    for (let view = 0; view < 14; view += 1) rememberViewed(aProduct(`p${view}`));
    const [latest] = rememberViewed(aProduct('p5'));
    expect(latest).toEqual({ id: 'p5', name: 'Hoodie', color: 'Moss', salesCoverPicture: '/a.jpg', cover });
    expect(viewedProducts().map(({ id }) => id)).toEqual([
      'p5',
      'p13',
      'p12',
      'p11',
      'p10',
      'p9',
      'p8',
      'p7',
      'p6',
      'p4',
      'p3',
      'p2',
    ]);
  });

  it('can be removed one by one, or all together', () => {
    rememberViewed(aProduct('a'));
    rememberViewed(aProduct('b'));
    expect(removeViewed('b').map(({ id }) => id)).toEqual(['a']);
    forgetViewed();
    expect([viewedProducts(), stored.size]).toEqual([[], 0]);
  });

  it('are read from damaged storage, and are empty if storage is refused', () => {
    stored.set('abs.viewed', JSON.stringify([null, { id: 'a' }, aProduct('b')]));
    expect(viewedProducts()).toHaveLength(1);
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberViewed(aProduct('a'));
    forgetViewed();
    expect(viewedProducts()).toEqual([]);
  });
});
