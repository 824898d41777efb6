import { type CallResponse, type Facets, noFilters, type ProductFilters, type ProductSort } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFromLogic, initialTransition, transition } from 'xstate';
import type { ListRequest } from '../list/index.ts';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { aProduct } from '../testing/fixtures.ts';
import {
  type ProductFilter,
  type ProductQuery,
  productListAfter,
  productListInput,
  productListMachine,
  productsPage,
} from './productListMachine.ts';

function answer(over: Partial<CallResponse<'getProducts'>> = {}): CallResponse<'getProducts'> {
  return { products: [aProduct()], totalProducts: 30, totalPages: 3, ...over };
}

function run(query: Partial<ProductQuery> = {}) {
  const fetchPage = controlledPort<ReturnType<typeof productsPage>, ListRequest<ProductSort, ProductFilter>>();
  const actor = createActor(productListMachine.provide({ actors: { fetchPage: fetchPage.logic } }), {
    input: productListInput(query),
  });
  actor.start();
  return { actor, fetchPage, context: () => actor.getSnapshot().context };
}

describe('productList', () => {
  it('requests the first page, featured first, by default', () => {
    const first = { page: 1, sort: 'featured', search: '', filter: null };
    expect(run().fetchPage.request().input).toEqual({ query: first });
    const hoodies = { page: 2, filter: { ...noFilters, categories: ['hoodie'] } as ProductFilters };
    expect(run(hoodies).fetchPage.request().input).toEqual({ query: { ...first, ...hoodies } });
  });

  it('is ready without products when there are none', { tags: ['2.6.9'] }, async () => {
    const { actor, fetchPage, context } = run();
    await fetchPage.request().answer(productsPage(answer({ products: [], totalProducts: 0, totalPages: 0 }), 1));
    expect(actor.getSnapshot().value.list).toBe('ready');
    expect(context()).toMatchObject({ rows: [], answer: { totalProducts: 0, pagination: { totalPages: 0 } } });
  });

  it.each([
    ['', 'Error fetching products'],
    ['hoodie', 'Error searching products'],
  ])(
    'can refresh after a failed load (search %j), and sends one request for a double click',
    { tags: ['2.6.8', '4.4.3', '8.1.15'] },
    async (search, message) => {
      const { actor, fetchPage, context } = run({ search });
      await fetchPage.request().refuse(new Error('boom'));
      expect(actor.getSnapshot().value.list).toBe('failed');
      expect(context().message).toBe(message);
      actor.send({ type: 'refresh.requested' });
      actor.send({ type: 'refresh.requested' });
      expect(fetchPage.requests).toHaveLength(2);
      await fetchPage.request().answer(productsPage(answer(), 1));
      expect(context().message).toBeNull();
    },
  );

  it('keeps the facets while another filter loads, and after it failed', async () => {
    const facets: Facets = { sizes: [], colors: [], categories: [], price: null, inStock: 2 };
    const { actor, fetchPage, context } = run({ filter: noFilters });
    await fetchPage.request().answer(productsPage(answer({ facets }), 1));
    const chosen = productListInput({ filter: { ...noFilters, inStock: true } });
    actor.send({ type: 'query.replaced', ...chosen });
    expect(fetchPage.request().input.query).toEqual(chosen.query);
    expect(actor.getSnapshot().value.list).toEqual({ fetching: 'refreshing' });
    expect(context().answer?.facets).toEqual(facets);
    await fetchPage.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().value.list).toBe('failed');
    expect(context().answer?.facets).toEqual(facets);
  });

  it('sends no request for the same filters', async () => {
    const { actor, fetchPage } = run({ filter: { ...noFilters, sizes: ['m'] } });
    await fetchPage.request().answer(productsPage(answer(), 1));
    actor.send({ type: 'query.replaced', ...productListInput({ filter: { ...noFilters, sizes: ['m'] } }) });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('assumes the requested page when the backend does not send its number', () => {
    expect(productsPage(answer({ totalProducts: undefined }), 2)).toEqual({
      rows: [aProduct()],
      pagination: { page: 2, totalPages: 3 },
      totalProducts: undefined,
      isPlain: false,
    });
    expect(productsPage({ ...answer({ currentPage: 3 }), isPlain: true }, 9)).toMatchObject({
      pagination: { page: 3 },
      isPlain: true,
    });
  });

  it('starts with the same state as if the answer had come later', async () => {
    const page = productsPage(answer({ currentPage: 2 }), 2);
    const { actor, fetchPage } = run({ page: 2 });
    await fetchPage.request().answer(page);
    const begun = productListAfter({ page: 2 }, { answer: page });
    expect([begun.value, begun.context]).toEqual([actor.getSnapshot().value, actor.getSnapshot().context]);
  });

  it.each([
    ['ready', { answer: productsPage(answer(), 1) }],
    ['failed', { message: 'Error fetching products' }],
  ] as const)('starts in %s without a request, and requests the next page', (state, outcome) => {
    const fetchPage = controlledPort<ReturnType<typeof productsPage>, ListRequest<ProductSort, ProductFilter>>();
    const machine = productListMachine.provide({ actors: { fetchPage: fetchPage.logic } });
    const actor = createActor(machine, { input: productListInput(), snapshot: productListAfter({}, outcome) }).start();
    expect(actor.getSnapshot().value.list).toBe(state);
    actor.send({ type: 'query.replaced', query: productListInput().query });
    expect(fetchPage.requests).toHaveLength(0);
    actor.send({ type: 'query.replaced', query: productListInput({ page: 2 }).query });
    expect(fetchPage.request().input.query.page).toBe(2);
  });

  it('is pure', () => {
    const [loading] = initialTransition(productListMachine, productListInput());
    const ready = afterDone(productListMachine, loading, 'fetchPage', productsPage(answer(), 1));
    const { query } = productListInput({ page: 2 });
    const [next] = transition(productListMachine, ready, { type: 'query.replaced', query });
    expect([ready.value.list, next.value.list, next.context.query.page]).toEqual([
      'ready',
      { fetching: 'refreshing' },
      2,
    ]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<ProductQuery['sort']>().toEqualTypeOf<ProductSort>();
    expectTypeOf<{ type: 'sort.changed'; sort: 'random' }>().not.toExtend<EventFromLogic<typeof productListMachine>>();
  });
});
