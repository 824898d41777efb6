import { randomUUID } from 'node:crypto';
import { limits } from '@abs/contract';
import { isSuccess } from './exchange.ts';
import { NotTried, need } from './findings.ts';
import type { Product } from './reader.ts';
import type { Run } from './run.ts';

const LIMIT = limits.PRODUCTS_PER_PAGE;
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);
const shared = (one: readonly Product[], other: readonly Product[]) =>
  idsOf(one).filter((id) => idsOf(other).includes(id));

/** Tests the collection, one product, and the search, and finds a product that can be bought. */
export async function tryCatalogue(run: Run): Promise<void> {
  const products = await tryCollection(run);
  await tryProduct(run, products);
  await trySearch(run, products);
}

async function tryCollection({ check }: Run): Promise<Product[]> {
  const first = await check('getProducts', 'answers the first page', async (probe) => {
    const list = await probe.read('getProducts', { query: { page: 1, limit: LIMIT } });
    if (list.products.length === 0)
      throw new NotTried('The collection is empty: the backend needs products to be tried.');
    probe.expect(new Set(idsOf(list.products)).size === list.products.length, 'Each product of a page has its own id.');
    return list;
  });
  if (!first) return [];
  const { products, totalProducts, totalPages } = first;

  await check('getProducts', 'counts products and pages', async (probe) => {
    const { body } = await probe.send('getProducts', { query: { page: 1, limit: LIMIT } });
    const sent = (body ?? {}) as { totalProducts?: unknown; totalPages?: unknown };
    const missing = (['totalProducts', 'totalPages'] as const).filter((name) => sent[name] === undefined);
    if (missing.length > 0) return probe.adapted(`${missing.join(' and ')} missing: the shop counts what it has seen`);
    const count = need(totalProducts, 'The totals are no numbers.');
    probe.expect(
      totalPages === Math.ceil(count / LIMIT) && count >= products.length,
      `totalPages is totalProducts divided by the requested limit (${LIMIT}), rounded up.`,
      `totalProducts ${count}, totalPages ${totalPages}`,
    );
  });
  await check('getProducts', 'answers another page', async (probe) => {
    if (totalPages < 2) throw new NotTried(`The collection has no more than ${LIMIT} products.`);
    const second = await probe.read('getProducts', { query: { page: 2, limit: LIMIT } });
    probe.expect(shared(products, second.products).length === 0, 'Page 2 has other products than page 1.');
  });
  await check('getProducts', 'keeps to the limit', async (probe) => {
    for (const limit of [LIMIT, 2]) {
      const page = await probe.read('getProducts', { query: { page: 1, limit } });
      probe.expect(page.products.length <= limit, `A page has at most the ${limit} products requested.`);
    }
  });
  await check('getProducts', 'puts up with queries beyond the contract', async (probe) => {
    const answer = await probe.send('getProducts', { query: { page: 1, limit: LIMIT, sort: 'featured' } });
    if (isSuccess(answer)) await probe.read('getProducts', answer.input);
    else if ([400, 422].includes(answer.status))
      probe.adapted('more queries are refused: the shop asks again without them');
    else probe.expect(false, 'A query that the contract does not have is ignored, or refused with 400 or 422.');
  });
  await check('getProducts', 'answers a page beyond the last', async (probe) => {
    const answer = await probe.send('getProducts', { query: { page: totalPages + 1, limit: LIMIT } });
    probe.expect(answer.status < 500, 'A page that does not exist is empty, the last one, or refused.');
    if (isSuccess(answer)) await probe.read('getProducts', answer.input);
    else probe.adapted('a page beyond the last is refused: the shop shows the message');
  });
  return products;
}

async function tryProduct(run: Run, products: readonly Product[]): Promise<void> {
  const { check } = run;
  const [listed] = products;
  await check('getProduct', 'answers one product', async (probe) => {
    const { id, name, price } = need(listed, 'The collection could not be read.');
    const { product, relatedProducts } = await probe.read('getProduct', { params: { id } });
    probe.expect(product.id === id && product.name === name, 'The product is the one requested.');
    probe.expect(
      Object.is(product.price, price),
      'Its price is the one of the collection.',
      `${product.price} here, ${price} in the collection`,
    );
    probe.expect(!idsOf(relatedProducts).includes(id), 'Related products are others than the product itself.');
  });
  await check('getProduct', 'answers 404 for a product that does not exist', async (probe) => {
    const { id } = need(listed, 'The collection could not be read.');
    const spec = 'A missing product is refused with 404; the shop then says “Product not found”.';
    await probe.refused('getProduct', { params: { id: unknownLike(id) } }, { spec, statuses: [404] });
    await probe.refused('getProduct', { params: { id: 'no-such-product' } }, { spec, statuses: [400, 404, 422] });
  });
  run.product = await check('getProduct', 'has a product that can be bought', async (probe) => {
    for (const { id } of products) {
      const { product } = await probe.read('getProduct', { params: { id } });
      if (product.quantity >= 2 && product.price !== null && product.price > 0) return product;
    }
    throw new NotTried(
      'None of the first page has a price and two pieces in stock: what needs a purchase is not tried.',
    );
  });
}

async function trySearch({ check }: Run, products: readonly Product[]): Promise<void> {
  const query = { page: 1, limit: limits.SEARCH_PAGE_SIZE };
  const word = commonWord(products);
  const found = await check('searchProducts', 'finds products by a word of their name', async (probe) => {
    if (word === '') throw new NotTried('No product has a name with a word to search for.');
    const answer = await probe.read('searchProducts', { query: { query: word, ...query } });
    probe.expect(answer.products.length > 0, `A search for “${word}” finds products of that name.`);
    return answer.products;
  });
  await check('searchProducts', 'answers another page', async (probe) => {
    const first = need(found, 'The search does not work.');
    if (first.length < 2) throw new NotTried(`The search for “${word}” finds one product only.`);
    const one = await probe.read('searchProducts', { query: { query: word, page: 1, limit: 1 } });
    const two = await probe.read('searchProducts', { query: { query: word, page: 2, limit: 1 } });
    probe.expect(one.products.length <= 1 && two.products.length <= 1, 'A page has at most what the limit says.');
    probe.expect(shared(one.products, two.products).length === 0, 'Page 2 has other products than page 1.');
  });
  await check('searchProducts', 'answers an empty list when nothing matches', async (probe) => {
    const nothing = `zq${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const answer = await probe.read('searchProducts', { query: { query: nothing, ...query } });
    probe.expect(answer.products.length === 0, 'A search that matches nothing answers an empty list.');
  });
  await check('searchProducts', 'takes any letters', async (probe) => {
    for (const odd of [
      'naïve',
      'ọ̀ṣun',
      '漢字',
      'a_b',
      `${word || 'red'}   ${word}`,
      'x'.repeat(limits.SEARCH_MAX_LENGTH),
    ]) {
      await probe.read('searchProducts', { query: { query: odd, ...query } });
    }
  });
}

/** The word that most of the products have in their names, so that a search has several pages. */
function commonWord(products: readonly Product[]): string {
  const counts = new Map<string, number>();
  for (const { name } of products) {
    for (const word of new Set(name.match(/\p{L}{3,}/gu))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [word = ''] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  return word;
}

/** An unused id of the same format. */
export function unknownLike(id: string): string {
  if (/^\d+$/.test(id)) return '987654321';
  const digits = randomUUID().replaceAll('-', '');
  if (/^[\da-f]{24}$/i.test(id)) return digits.slice(0, 24);
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return randomUUID();
  return `no-such-${digits.slice(0, 8)}`;
}
