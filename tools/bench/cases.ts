import { productSorts } from '../../packages/contract/src/catalogue/values.ts';
import { adminCases } from './adminCases.ts';
import { emailOf, PASSWORD, tokenOf } from './fillShop.ts';
import type { BenchCase, Sent } from './load.ts';

const get = (name: string, path: string): BenchCase => ({ name, request: () => ({ path }) });
const post = (path: string, body: object, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: `/api/v1${path}`,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** More answers than the server keeps, one after another: it has to make each of them. */
const uncachedCases = (productIds: readonly string[]): BenchCase[] => {
  const sorted = (n: number) => `sort=${productSorts[n % productSorts.length]}`;
  const page = (n: number, pages: number) => `page=${1 + (Math.floor(n / productSorts.length) % pages)}`;
  return [
    { name: 'list, uncached', request: (n) => ({ path: `/api/v1/products?${sorted(n)}&${page(n, 160)}` }) },
    {
      name: 'search, uncached',
      request: (n) => ({ path: `/api/v1/search-query?query=cotton&${sorted(n)}&${page(n, 80)}` }),
    },
    {
      name: 'product, uncached',
      request: (n) => ({ path: `/api/v1/products/${productIds[n % productIds.length]}` }),
    },
  ];
};

/** Shopper `n` sends order request `n`, because each shopper has only one order to place. */
const placeOrder: BenchCase = {
  name: 'place order',
  request: (n) =>
    post(
      '/orders',
      { deliveryAddress: '14 Bode Thomas Street, Surulere', phoneNumber: '08031234567' },
      { authorization: `Bearer ${tokenOf(n)}`, 'idempotency-key': `order-${n}` },
    ),
  amount: 300,
};

export const serverCases = (productIds: readonly string[]): BenchCase[] => [
  get('list', '/api/v1/products'),
  get('page 3', '/api/v1/products?page=3'),
  get('category', '/api/v1/products?category=hoodie'),
  get('search', '/api/v1/search-query?query=hoodie'),
  get('product', `/api/v1/products/${productIds[0]}`),
  get('HTML of /', '/'),
  get('HTML of a product', `/product/${productIds[0]}`),
  { name: 'login', request: (n) => post('/login', { email: emailOf(n % 1000), password: PASSWORD }), amount: 60 },
  placeOrder,
  ...uncachedCases(productIds),
];

/** A hundred pages, then the same with longer pages, because the server keeps answers. */
const hundredPages = (name: string, path: string, first = 1): BenchCase => ({
  name,
  request: (n) => {
    const parameters = `page=${first + (n % 100)}&limit=${12 + Math.floor(n / 100)}`;
    return { path: `/api/v1${path}${path.includes('?') ? '&' : '?'}${parameters}` };
  },
});

const searched = [
  ...['hoodie', 'tshirt', 'sneaker', 'jacket', 'black', 'white', 'red', 'lagos'],
  ...['cotton', 'fit', 'pocket', 'wash', 'hood', 'regular', 'size', 'rib'],
];

/** Two words that were not looked for before. */
const newSearches: BenchCase = {
  name: 'search, new words',
  request: (n) => {
    const words = [searched[n % searched.length], searched[Math.floor(n / searched.length) % searched.length]];
    return { path: `/api/v1/search-query?query=${words.join('+')}` };
  },
};

/**
 * Calls that may become slower as the shop grows: each list's first hundred pages, the last page, one product, the
 * lists of the back office, and placing an order, which changes what the server keeps of the others.
 */
export const growthCases = (productId: string, adminToken: string): BenchCase[] => [
  hundredPages('list', '/products'),
  hundredPages('list, newest', '/products?sort=newest'),
  hundredPages('list, price', '/products?sort=price-asc'),
  hundredPages('list, name', '/products?sort=name'),
  hundredPages('category', '/products?category=hoodie'),
  hundredPages('category, price', '/products?category=hoodie&sort=price-desc'),
  hundredPages('search', '/search-query?query=hoodie'),
  newSearches,
  hundredPages('styles', '/products?group=style'),
  hundredPages('styles and facets', '/products?group=style&facets=true'),
  hundredPages(
    'filtered styles and facets',
    '/products?group=style&facets=true&category=hoodie,jacket&size=m&inStock=true',
  ),
  hundredPages('last page', '/products', 1_000_000),
  get('product', `/api/v1/products/${productId}`),
  ...adminCases(adminToken),
  placeOrder,
];
