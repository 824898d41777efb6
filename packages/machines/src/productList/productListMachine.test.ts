import type { CallResponse, ProductSort } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, done, emittedBy } from '../testing/controlled.ts';
import { aProduct } from '../testing/fixtures.ts';
import { type ProductListEvent, type ProductQuery, productListMachine } from './productListMachine.ts';

type Answer = CallResponse<'getProducts'>;

function answer(over: Partial<Answer> = {}): Answer {
  return { products: [aProduct()], totalProducts: 30, totalPages: 3, ...over };
}

function run(query: Partial<ProductQuery> = {}) {
  const getProducts = controlledPort<Answer, ProductQuery>();
  const actor = createActor(productListMachine.provide({ actors: { getProducts: getProducts.logic } }), {
    input: { query },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    getProducts,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    pages: () => getProducts.requests.map(({ input }) => input.page),
  };
}

describe('productList', () => {
  it('requests the first twelve, featured first, by default', async () => {
    const { getProducts, value, context } = run();
    expect(getProducts.request().input).toEqual({ page: 1, limit: 12, sort: 'featured', search: '', category: null });
    await getProducts.request().answer(answer());
    expect(value()).toBe('ready');
    expect(context()).toMatchObject({ totalProducts: 30, totalPages: 3 });
    expect(run({ page: 2, search: 'hoodie' }).getProducts.request().input).toMatchObject({ page: 2, search: 'hoodie' });
  });

  it('is empty when there is nothing', async () => {
    const { getProducts, value } = run();
    await getProducts.request().answer(answer({ products: [], totalProducts: 0, totalPages: 0 }));
    expect(value()).toBe('empty');
  });

  it('keeps the products while another page loads, and shows only the last page requested', async () => {
    const { actor, getProducts, context, pages } = run();
    await getProducts.request().answer(answer());
    actor.send({ type: 'query.changed', query: { page: 2 } });
    expect(context().products).toHaveLength(1);
    actor.send({ type: 'query.changed', query: { page: 3 } });
    expect(pages()).toEqual([1, 2, 3]);
    expect(getProducts.request(1).signal.aborted).toBe(true);
    await getProducts.request(2).answer(answer({ products: [aProduct({ id: 'third' })] }));
    await getProducts.request(1).answer(answer({ products: [aProduct({ id: 'second' })] }));
    expect(context().products.map(({ id }) => id)).toEqual(['third']);
    expect(context().query.page).toBe(3);
  });

  it('starts another order at its first page', async () => {
    const { actor, getProducts } = run({ page: 2 });
    await getProducts.request().answer(answer());
    actor.send({ type: 'query.changed', query: { sort: 'price-asc' } });
    actor.send({ type: 'query.changed', query: { sort: 'price-asc' } });
    expect(getProducts.requests).toHaveLength(2);
    expect(getProducts.request().input).toMatchObject({ page: 1, sort: 'price-asc' });
  });

  it('follows the address, and does nothing when it says what is shown', async () => {
    const { actor, getProducts } = run();
    await getProducts.request().answer(answer());
    actor.send({ type: 'query.changed', query: { page: 1, search: '' } });
    expect(getProducts.requests).toHaveLength(1);
    actor.send({ type: 'query.changed', query: { page: 2, search: 'hoodie' } });
    actor.send({ type: 'query.changed', query: { category: 'jacket' } });
    expect(getProducts.request(1).input).toMatchObject({ page: 2, search: 'hoodie' });
    expect(getProducts.request(2).input).toMatchObject({ page: 1, search: 'hoodie', category: 'jacket' });
  });

  it('shows the page that the server answered instead of one beyond the last', async () => {
    const { getProducts, emitted, context, pages } = run({ page: 9 });
    await getProducts.request().answer(answer({ currentPage: 3 }));
    expect(context().query.page).toBe(3);
    expect(emitted).toEqual([{ type: 'page.clamped', page: 3 }]);
    expect(pages()).toEqual([9]);
  });

  it('asks for the last page where the server answers nothing beyond it', async () => {
    const { getProducts, emitted, value, pages } = run({ page: 9 });
    await getProducts.request().answer(answer({ products: [] }));
    expect(pages()).toEqual([9, 3]);
    expect(emitted).toEqual([{ type: 'page.clamped', page: 3 }]);
    await getProducts.request().answer(answer());
    expect(value()).toBe('ready');
  });

  it.each([
    ['', 'Error fetching products'],
    ['hoodie', 'Error searching products'],
  ])('offers a refresh after a failure (search %j), asking once for a double click', async (search, message) => {
    const { actor, getProducts, value, context } = run({ search });
    await getProducts.request().refuse(new Error('boom'));
    expect(value()).toBe('failed');
    expect(context().message).toBe(message);
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getProducts.requests).toHaveLength(2);
    await getProducts.request().answer(answer());
    expect(context().message).toBeNull();
  });

  it('stops asking when the screen is left', () => {
    const { actor, getProducts } = run();
    actor.stop();
    expect(getProducts.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [loading] = initialTransition(productListMachine, {});
    const [ready] = transition(productListMachine, loading, done('getProducts', answer()) as never);
    const [next] = transition(productListMachine, ready, { type: 'query.changed', query: { page: 2 } });
    expect([ready.value, next.value, next.context.query.page]).toEqual(['ready', 'loading', 2]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<ProductQuery['sort']>().toEqualTypeOf<ProductSort>();
    const wrong = fromPromise<Answer['products'], ProductQuery>(async () => []);
    // @ts-expect-error the answer says how many pages there are
    productListMachine.provide({ actors: { getProducts: wrong } });
    // @ts-expect-error there is no such order
    const event: ProductListEvent = { type: 'query.changed', query: { sort: 'random' } };
    expect(event.type).toBe('query.changed');
  });
});
