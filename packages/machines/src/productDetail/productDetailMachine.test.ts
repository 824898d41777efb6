import type { CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { aProduct, notFound } from '../testing/fixtures.ts';
import {
  type ProductDetailEmitted,
  picturesOf,
  productDetailAfter,
  productDetailMachine,
} from './productDetailMachine.ts';

type Answer = CallResponse<'getProduct'>;

function run() {
  const getProduct = controlledPort<Answer, { productId: string }>();
  const actor = createActor(productDetailMachine.provide({ actors: { getProduct: getProduct.logic } }), {
    input: { productId: 'p1' },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, getProduct, emitted, context: () => actor.getSnapshot().context };
}

async function loaded(stock = 3) {
  const detail = run();
  await detail.getProduct.request().answer({ product: aProduct({ quantity: stock }), relatedProducts: [] });
  return detail;
}

describe('productDetail', () => {
  it('loads the product and its related products', { tags: ['3.1.11'] }, async () => {
    const { actor, getProduct, context } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await getProduct.request().answer({ product: aProduct(), relatedProducts: [aProduct({ id: 'p2' })] });
    expect(getProduct.requests.map(({ input }) => input)).toEqual([{ productId: 'p1' }]);
    expect(context().relatedProducts.map(({ id }) => id)).toEqual(['p2']);
  });

  it.each([
    ['ready', { answer: { product: aProduct(), relatedProducts: [aProduct({ id: 'p2' })] } }],
    ['notFound', { notFound: true }],
    ['failed', { message: 'Error fetching product' }],
  ] as const)('starts in %s without a request when it gets the outcome of the first request', (state, outcome) => {
    const getProduct = controlledPort<Answer, { productId: string }>();
    const machine = productDetailMachine.provide({ actors: { getProduct: getProduct.logic } });
    const snapshot = productDetailAfter({ productId: 'p1' }, outcome as Parameters<typeof productDetailAfter>[1]);
    const actor = createActor(machine, { input: { productId: 'p1' }, snapshot }).start();
    expect(actor.getSnapshot().matches(state)).toBe(true);
    actor.send({ type: 'product.opened', productId: 'p1' });
    expect(getProduct.requests).toHaveLength(0);
    actor.send({ type: 'product.opened', productId: 'p2' });
    expect(getProduct.requests.map(({ input }) => input.productId)).toEqual(['p2']);
  });

  it('starts with the same context as if the answer had come later', async () => {
    const answer = { product: aProduct({ quantity: 3 }), relatedProducts: [aProduct({ id: 'p2' })] };
    const { actor, getProduct } = run();
    await getProduct.request().answer(answer);
    expect(productDetailAfter({ productId: 'p1' }, { answer }).context).toEqual(actor.getSnapshot().context);
  });

  it.each([
    [1, 1],
    [9, 0],
  ])('starts with picture %i of the URL if the product has it (%i)', async (pictureIndex, shown) => {
    const answer = { product: aProduct({ subImages: ['/back.jpg'] }), relatedProducts: [] };
    expect(productDetailAfter({ productId: 'p1', pictureIndex }, { answer }).context.pictureIndex).toBe(shown);
    const getProduct = controlledPort<Answer, { productId: string }>();
    const machine = productDetailMachine.provide({ actors: { getProduct: getProduct.logic } });
    const actor = createActor(machine, { input: { productId: 'p1', pictureIndex } }).start();
    await getProduct.request().answer(answer);
    expect(actor.getSnapshot().context.pictureIndex).toBe(shown);
    actor.send({ type: 'product.opened', productId: 'p2' });
    expect(actor.getSnapshot().context.pictureIndex).toBe(0);
  });

  it('steps the quantity from 1 to the stock', { tags: ['2.7.4'] }, async () => {
    const { actor, context } = await loaded(3);
    const step = (by: 1 | -1) => actor.send({ type: 'quantity.stepped', by });
    step(-1);
    expect(context().quantity).toBe(1);
    for (let click = 0; click < 5; click += 1) step(1);
    expect(context().quantity).toBe(3);
    step(-1);
    expect(context().quantity).toBe(2);
  });

  it('emits cart.requested with the chosen quantity', { tags: ['2.7.5'] }, async () => {
    const { actor, emitted } = await loaded();
    actor.send({ type: 'quantity.stepped', by: 1 });
    actor.send({ type: 'addToCart.pressed' });
    actor.send({ type: 'orderNow.pressed' });
    expect(emitted).toEqual([
      { type: 'cart.requested', productId: 'p1', quantity: 2, intent: 'stay' },
      { type: 'cart.requested', productId: 'p1', quantity: 2, intent: 'checkout' },
    ]);
  });

  it('does not sell a product that is out of stock', async () => {
    const { actor, context } = await loaded(0);
    expect(context().quantity).toBe(1);
    for (const type of ['addToCart.pressed', 'orderNow.pressed'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'quantity.stepped', by: 1 })).toBe(false);
  });

  it('lowers the quantity to the stock after a refresh', async () => {
    const { actor, getProduct, context } = await loaded(3);
    actor.send({ type: 'quantity.stepped', by: 1 });
    actor.send({ type: 'quantity.stepped', by: 1 });
    actor.send({ type: 'refresh.requested' });
    await getProduct.request().answer({ product: aProduct({ quantity: 2 }), relatedProducts: [] });
    expect(context().quantity).toBe(2);
  });

  it('selects only existing pictures', { tags: ['2.7.1'] }, async () => {
    const { actor, context } = await loaded();
    actor.send({ type: 'picture.selected', index: 1 });
    for (const index of [2, -1, 0.5]) actor.send({ type: 'picture.selected', index });
    expect(context().pictureIndex).toBe(1);
  });

  it('lists the cover first, and prefers prepared pictures to plain URLs', () => {
    expect(picturesOf(aProduct())).toEqual(['/media/p1.avif', '/media/p1-back.avif']);
    const picture = { src: '/media/a.jpg', srcset: '', width: 1, height: 1, ground: '#ffffff', alt: '' };
    expect(picturesOf(aProduct({ pictures: [picture] }))).toEqual(['/media/a.jpg']);
  });

  it('goes to notFound when the product does not exist', { tags: ['2.7.7'] }, async () => {
    const { actor, getProduct } = run();
    await getProduct.request().refuse(notFound);
    expect(actor.getSnapshot().value).toBe('notFound');
  });

  it('can refresh after a failed load, and sends one request for a double click', {
    tags: ['4.4.3', '8.1.15'],
  }, async () => {
    const { actor, getProduct, context } = run();
    await getProduct.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().value).toBe('failed');
    expect(context().message).toBe('Error fetching product by ID');
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getProduct.requests).toHaveLength(2);
  });

  it('clears the previous product when another opens, and ignores its late answer', async () => {
    const { actor, getProduct, context } = await loaded();
    actor.send({ type: 'quantity.stepped', by: 1 });
    actor.send({ type: 'product.opened', productId: 'p1' });
    expect(context().quantity).toBe(2);
    actor.send({ type: 'product.opened', productId: 'p2' });
    expect(context()).toMatchObject({ productId: 'p2', product: null, quantity: 1 });
    actor.send({ type: 'product.opened', productId: 'p3' });
    expect(getProduct.request(1).signal.aborted).toBe(true);
    await getProduct.request(2).answer({ product: aProduct({ id: 'p3' }), relatedProducts: [] });
    await getProduct.request(1).answer({ product: aProduct({ id: 'p2' }), relatedProducts: [] });
    expect(context().product?.id).toBe('p3');
  });

  it('is pure', () => {
    const [loading] = initialTransition(productDetailMachine, { productId: 'p1' });
    const answer = { product: aProduct(), relatedProducts: [] };
    const ready = afterDone(productDetailMachine, loading, 'getProduct', answer);
    const [stepped] = transition(productDetailMachine, ready, { type: 'quantity.stepped', by: 1 });
    expect([ready.context.quantity, stepped.context.quantity]).toEqual([1, 2]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<Extract<ProductDetailEmitted, { type: 'cart.requested' }>['intent']>().toEqualTypeOf<
      'stay' | 'checkout'
    >();
    const wrong = fromPromise<Answer['product'], { productId: string }>(async () => aProduct());
    // @ts-expect-error the answer carries related products too
    productDetailMachine.provide({ actors: { getProduct: wrong } });
  });
});
