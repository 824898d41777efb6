import type { CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, initialTransition, matchesState, transition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { aProduct, aStyle, aVariant, notFound, offline, variants } from '../testing/fixtures.ts';
import { type ProductDetailEvent, productDetailAfter, productDetailMachine } from './productDetailMachine.ts';
import { choiceOf, hasSeveralPrices, shownProduct } from './variantChoice.ts';

type Answer = CallResponse<'getProduct'>;

const answerOf = (id: string, over = {}): Answer => ({ product: aStyle(id, over), relatedProducts: [] });

/** An opened product page, with the server's answer unless it is null. */
async function open(productId = 'Moss-M', size: string | null = null, answer: Answer | null = answerOf(productId)) {
  const getProduct = controlledPort<Answer, { productId: string }>();
  const actor = createActor(productDetailMachine.provide({ actors: { getProduct: getProduct.logic } }), {
    input: { productId, size },
  });
  const emitted = emittedBy(actor);
  actor.start();
  if (answer) await getProduct.request().answer(answer);
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    emitted,
    context,
    getProduct,
    choose: (size: string) => actor.send({ type: 'size.chosen', size }),
    paint: (productId: string) => actor.send({ type: 'color.chosen', productId }),
    is: (state: 'choosing' | 'sizeMissing' | 'chosen') =>
      matchesState({ ready: { choice: state } }, actor.getSnapshot().value),
    isUpdating: () => matchesState({ ready: { style: 'updating' } }, actor.getSnapshot().value),
    choice: () => choiceOf(context()),
    shown: () => shownProduct(context()),
  };
}

describe('choosing a size', () => {
  it('opens with the color of the URL and no size', async () => {
    const { is, choice, emitted, shown } = await open();
    expect(is('choosing')).toBe(true);
    expect(choice()).toMatchObject({ color: 'Moss', size: null, variant: null });
    expect(choice()?.sizes.map((option) => [option.size, option.variant?.quantity])).toEqual([
      ['S', 2],
      ['M', 10],
      ['L', 0],
      ['XL', undefined],
    ]);
    // The stock of the size with the most pieces.
    expect(shown()?.quantity).toBe(10);
    expect(emitted).toEqual([]);
  });

  it('emits the variant for the URL, and the size to remember for the category', async () => {
    const { choose, is, shown, emitted, getProduct } = await open(
      'Moss-M',
      null,
      answerOf('Moss-M', { category: 'hoodie' }),
    );
    choose('S');
    expect(is('chosen')).toBe(true);
    expect(shown()).toMatchObject({ id: 'Moss-S', size: 'S', quantity: 2 });
    expect(emitted).toEqual([
      { type: 'variant.chosen', productId: 'Moss-S', size: 'S' },
      { type: 'size.chosen', size: 'S', category: 'hoodie' },
    ]);
    // The color has not changed, so its pictures are loaded already.
    expect(getProduct.requests).toHaveLength(1);
  });

  it('adds nothing while no size is chosen, and then adds the variant', { tags: ['10.7.6'] }, async () => {
    const { actor, choose, is, emitted } = await open();
    for (const type of ['addToCart.pressed', 'orderNow.pressed'] as const) actor.send({ type });
    expect(is('sizeMissing')).toBe(true);
    expect(emitted).toEqual([]);
    choose('M');
    expect(is('chosen')).toBe(true);
    actor.send({ type: 'addToCart.pressed' });
    expect(emitted.at(-1)).toEqual({ type: 'cart.requested', productId: 'Moss-M', quantity: 1, intent: 'stay' });
  });

  it('can choose a size that is sold out, but not buy it', async () => {
    const { actor, choose, is, shown } = await open();
    choose('L');
    expect([is('chosen'), shown()?.quantity]).toEqual([true, 0]);
    for (const type of ['addToCart.pressed', 'orderNow.pressed'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'quantity.stepped', by: 1 })).toBe(false);
  });

  it('lowers the quantity to the stock of the size', async () => {
    const { actor, choose, context } = await open();
    for (let click = 0; click < 6; click += 1) actor.send({ type: 'quantity.stepped', by: 1 });
    expect(context().quantity).toBe(7);
    choose('S');
    expect(context().quantity).toBe(2);
    choose('L');
    expect(context().quantity).toBe(1);
  });

  it.each(['XL', '10XL', ''])('does not choose %j, because the color has no such size', async (size) => {
    const { actor, choice } = await open();
    expect(actor.getSnapshot().can({ type: 'size.chosen', size })).toBe(false);
    expect(choice()?.variant).toBeNull();
  });

  it('recalls a size only if none is named and the color has it in stock', async () => {
    const recall = (size: string): ProductDetailEvent => ({ type: 'size.recalled', size });
    const { actor, shown, emitted } = await open();
    for (const size of ['L', 'XL', '</script>']) expect(actor.getSnapshot().can(recall(size))).toBe(false);
    actor.send(recall('m'));
    expect(shown()?.size).toBe('M');
    expect(emitted).toEqual([{ type: 'variant.chosen', productId: 'Moss-M', size: 'M' }]);
    expect(actor.getSnapshot().can(recall('S'))).toBe(false);
    expect((await open('Moss-M', 'XXL')).actor.getSnapshot().can(recall('S'))).toBe(false);
  });
});

describe('the size in the URL', () => {
  it('is chosen for any variant of the color', async () => {
    const { is, shown, emitted } = await open('Moss-M', 's');
    expect(is('chosen')).toBe(true);
    expect(shown()).toMatchObject({ id: 'Moss-S', size: 'S' });
    expect(emitted).toEqual([{ type: 'variant.chosen', productId: 'Moss-S', size: 'S' }]);
  });

  it('is kept although the color has no such size', async () => {
    const { is, choice, shown, emitted } = await open('Moss-M', '10XL');
    expect(is('choosing')).toBe(true);
    expect(choice()).toMatchObject({ size: '10XL', variant: null });
    expect(shown()?.id).toBe('Moss-M');
    expect(emitted).toEqual([]);
  });

  it('is chosen when a page that came with its data opens in the browser', async () => {
    const snapshot = productDetailAfter({ productId: 'Moss-M' }, { answer: answerOf('Moss-M') });
    const actor = createActor(productDetailMachine, { input: { productId: 'Moss-M' }, snapshot });
    const emitted = emittedBy(actor);
    actor.start();
    expect(actor.getSnapshot().matches({ ready: { choice: 'choosing' } })).toBe(true);
    actor.send({ type: 'product.opened', productId: 'Moss-M', size: 'L' });
    expect(actor.getSnapshot().matches({ ready: { choice: 'chosen' } })).toBe(true);
    expect(emitted).toEqual([{ type: 'variant.chosen', productId: 'Moss-L', size: 'L' }]);
    actor.send({ type: 'product.opened', productId: 'Moss-L', size: 'L' });
    expect(emitted).toHaveLength(1);
  });

  it('gives the same state as if the answer had come later', async () => {
    const { context } = await open('Moss-M', 'S');
    const after = productDetailAfter({ productId: 'Moss-M', size: 'S' }, { answer: answerOf('Moss-M') });
    expect(after.context).toEqual(context());
    expect(after.value).toEqual({ ready: { choice: 'chosen', style: 'current' } });
  });

  it('follows Back and Forward within the style without loading', async () => {
    const { actor, choose, shown, is, emitted, getProduct } = await open();
    choose('S');
    actor.send({ type: 'product.opened', productId: 'Moss-S', size: 'S' });
    actor.send({ type: 'product.opened', productId: 'Moss-M' });
    expect([is('choosing'), shown()?.id]).toEqual([true, 'Moss-M']);
    actor.send({ type: 'product.opened', productId: 'Moss-S', size: 'S' });
    expect([is('chosen'), shown()?.id]).toEqual([true, 'Moss-S']);
    expect(getProduct.requests).toHaveLength(1);
    expect(emitted.filter(({ type }) => type === 'variant.chosen')).toHaveLength(1);
  });
});

describe('choosing a color', () => {
  it('keeps the page and the size, and shows the cover until the rest has loaded', async () => {
    const { actor, choose, paint, isUpdating, shown, emitted, getProduct, context } = await open();
    choose('M');
    actor.send({ type: 'picture.selected', index: 1 });
    paint('Clay-M');
    expect(isUpdating()).toBe(true);
    expect(shown()).toMatchObject({ id: 'Clay-M', color: 'Clay', size: 'M', quantity: 3, subImages: [] });
    expect(shown()?.pictures?.map(({ src }) => src)).toEqual(['/media/Clay.jpg']);
    expect(context().pictureIndex).toBe(0);
    expect(emitted.at(-1)).toEqual({ type: 'variant.chosen', productId: 'Clay-M', size: 'M' });
    await getProduct.request().answer(answerOf('Clay-M'));
    expect(isUpdating()).toBe(false);
    expect(shown()?.subImages).toEqual(['/media/Clay-back.jpg']);
  });

  it('never switches to a size that was not chosen', { tags: ['10.7.7'] }, async () => {
    const { actor, choose, paint, is, choice, shown, emitted, getProduct } = await open();
    choose('S');
    paint('Clay-M');
    await getProduct.request().answer(answerOf('Clay-M'));
    expect(is('choosing')).toBe(true);
    expect(choice()).toMatchObject({ color: 'Clay', size: 'S', variant: null });
    expect(shown()?.color).toBe('Clay');
    actor.send({ type: 'addToCart.pressed' });
    expect(is('sizeMissing')).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'variant.chosen', productId: 'Clay-M', size: 'S' });
    // The first color still has the size.
    paint('Moss-S');
    expect([is('chosen'), shown()?.id]).toEqual([true, 'Moss-S']);
  });

  it('leads to the chosen size if the color has it, otherwise to a size in stock', async () => {
    const { choose, choice } = await open();
    const leadsTo = () => choice()?.colors.map(({ variant }) => variant.id);
    expect(leadsTo()).toEqual(['Moss-M', 'Clay-M']);
    choose('L');
    expect(leadsTo()).toEqual(['Moss-L', 'Clay-L']);
    expect(choice()?.colors.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false]);
  });

  it('aborts the load of the previous color, and ignores its late answer', async () => {
    const { paint, getProduct, isUpdating, shown } = await open();
    paint('Clay-M');
    paint('Moss-M');
    expect([isUpdating(), getProduct.request(1).signal.aborted]).toEqual([false, true]);
    paint('Clay-L');
    paint('Clay-XL');
    expect(getProduct.request(2).signal.aborted).toBe(true);
    await getProduct.request(3).answer(answerOf('Clay-XL'));
    await getProduct.request(2).answer(answerOf('Clay-L'));
    await getProduct.request(1).answer(answerOf('Clay-M'));
    expect(shown()).toMatchObject({ id: 'Clay-XL', subImages: ['/media/Clay-back.jpg'] });
  });

  it('accepts a size while the color loads', async () => {
    const { paint, choose, getProduct, shown, isUpdating } = await open();
    paint('Clay-M');
    choose('L');
    expect(isUpdating()).toBe(true);
    await getProduct.request().answer(answerOf('Clay-M'));
    expect(shown()).toMatchObject({ id: 'Clay-L', quantity: 10, subImages: ['/media/Clay-back.jpg'] });
  });

  it('can be bought although its pictures did not load, and loads them again on request', async () => {
    const { actor, choose, paint, emitted, getProduct, shown, isUpdating } = await open();
    choose('M');
    paint('Clay-M');
    await getProduct.request().refuse(offline);
    expect(emitted.at(-1)).toEqual({ type: 'update.failed', message: 'Network Error' });
    actor.send({ type: 'addToCart.pressed' });
    expect(emitted.at(-1)).toMatchObject({ type: 'cart.requested', productId: 'Clay-M' });
    actor.send({ type: 'refresh.requested' });
    expect(isUpdating()).toBe(true);
    await getProduct.request().answer(answerOf('Clay-M'));
    expect(shown()?.subImages).toHaveLength(1);
  });

  it('goes to notFound when the product was removed in the meantime', async () => {
    const { actor, paint, getProduct } = await open();
    paint('Clay-M');
    await getProduct.request().refuse(notFound);
    expect(actor.getSnapshot().value).toBe('notFound');
  });

  it('follows Back to another color', async () => {
    const { actor, paint, getProduct, shown, isUpdating } = await open();
    paint('Clay-M');
    await getProduct.request().answer(answerOf('Clay-M'));
    actor.send({ type: 'product.opened', productId: 'Moss-M' });
    expect([isUpdating(), shown()?.color]).toEqual([true, 'Moss']);
    await getProduct.request().answer(answerOf('Moss-M'));
    expect(shown()?.subImages).toEqual(['/media/Moss-back.jpg']);
  });
});

describe('a style that changes on the server', () => {
  it('keeps the choice when a refresh brings other stock', async () => {
    const { actor, choose, getProduct, is, shown, context } = await open();
    choose('S');
    actor.send({ type: 'quantity.stepped', by: 1 });
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getProduct.requests.map(({ input }) => input.productId)).toEqual(['Moss-M', 'Moss-S']);
    const soldOut = variants.map((variant) => (variant.id === 'Moss-S' ? { ...variant, quantity: 0 } : variant));
    await getProduct.request().answer(answerOf('Moss-S', { quantity: 0, variants: soldOut }));
    expect([is('chosen'), shown()?.quantity, context().quantity]).toEqual([true, 0, 1]);
  });

  it('resets the choice when another style opens', async () => {
    const { actor, choose, shown } = await open();
    choose('S');
    actor.send({ type: 'product.opened', productId: 'p9' });
    expect([actor.getSnapshot().value, shown()]).toEqual(['loading', null]);
    expect(actor.getSnapshot().context.size).toBeNull();
  });
});

describe('the variants in the answer', () => {
  it.each([
    ['none', undefined],
    ['an empty list', []],
    ['the product alone', [aVariant('Moss', 'M')]],
    ['others alone', [aVariant('Clay', 'M'), aVariant('Clay', 'L')]],
  ])('leave nothing to choose: %s', async (_, list) => {
    const { is, choice, shown } = await open('Moss-M', null, answerOf('Moss-M', { variants: list }));
    expect([choice(), is('chosen'), shown()?.id]).toEqual([null, true, 'Moss-M']);
  });

  it('need no size when all colors have the same one', async () => {
    const list = [aVariant('Moss', 'One size', { id: 'Moss-M' }), aVariant('Clay', 'one size ', { quantity: 0 })];
    const { is, choice } = await open('Moss-M', null, answerOf('Moss-M', { variants: list }));
    expect(is('chosen')).toBe(true);
    expect(choice()).toMatchObject({ size: 'One size', variant: { id: 'Moss-M' } });
    expect(choice()?.colors.map(({ color, isSoldOut }) => [color, isSoldOut])).toEqual([
      ['Moss', false],
      ['Clay', true],
    ]);
  });

  it("appear in the backend's order of colors", async () => {
    const colors = ['clay', 'Moss'].map((color) => ({ id: color, color, quantity: 1 }));
    const { choice } = await open('Moss-M', null, answerOf('Moss-M', { colors }));
    expect(choice()?.colors.map(({ color }) => color)).toEqual(['Clay', 'Moss']);
  });

  it('count once when a size and color is repeated', async () => {
    const list = [...variants, aVariant('moss ', ' m', { id: 'again' })];
    const { choice, choose, shown } = await open('Moss-M', null, answerOf('Moss-M', { variants: list }));
    expect([choice()?.sizes.length, choice()?.colors.length]).toEqual([4, 2]);
    choose('M');
    expect(shown()?.id).toBe('Moss-M');
  });

  it('are all offered, even 500 with sizes in any script', async () => {
    const list = Array.from({ length: 500 }, (_, index) => aVariant('Moss', `Ẹ̀ ${index}`));
    const { choice, choose, shown } = await open(
      'Moss-M',
      null,
      answerOf('Moss-M', { variants: [...variants, ...list] }),
    );
    expect(choice()?.sizes).toHaveLength(504);
    choose('ẹ̀ 499');
    expect(shown()?.size).toBe('Ẹ̀ 499');
  });

  it('show their lowest price until a size is chosen', async () => {
    const { choice, choose, shown } = await open('Clay-M');
    const facts = () => [shown()?.price, hasSeveralPrices(choice() as NonNullable<ReturnType<typeof choice>>)];
    expect(facts()).toEqual([1000, true]);
    choose('XL');
    expect(facts()).toEqual([1200, false]);
  });
});

it('is a pure function of its events', () => {
  const [loading] = initialTransition(productDetailMachine, { productId: 'Moss-M' });
  const ready = afterDone(productDetailMachine, loading, 'getProduct', answerOf('Moss-M'));
  const [chosen] = transition(productDetailMachine, ready, { type: 'size.chosen', size: 'S' });
  const [painted, actions] = transition(productDetailMachine, chosen, { type: 'color.chosen', productId: 'Clay-L' });
  expect([ready, chosen, painted].map(({ context }) => context.productId)).toEqual(['Moss-M', 'Moss-S', 'Clay-L']);
  expect(actions.map(({ type }) => type)).toContain('xstate.spawnChild');
});

it('rejects wrong types', () => {
  expectTypeOf(choiceOf).returns.toExtend<{ size: string | null } | null>();
  // @ts-expect-error a size is chosen by its name
  const event: ProductDetailEvent = { type: 'size.chosen', size: aProduct() };
  expect(event.type).toBe('size.chosen');
});
