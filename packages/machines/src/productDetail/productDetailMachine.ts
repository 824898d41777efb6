import { type CallResponse, messageOf, type Product } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import type { AddIntent } from '../cart/index.ts';
import { hasStatus } from '../shared/failure.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ProductDetailInput = {
  productId: string;
  /** The picture to begin with, if the product has it. @default 0 */
  pictureIndex?: number;
};

export type ProductDetailEvent =
  /** The address names another product. */
  | { type: 'product.opened'; productId: string }
  | { type: 'refresh.requested' }
  | { type: 'quantity.stepped'; by: 1 | -1 }
  | { type: 'picture.selected'; index: number }
  | { type: 'addToCart.pressed' }
  | { type: 'orderNow.pressed' };

export type ProductDetailEmitted =
  /** For the cart; `checkout` goes on to the delivery form once the pieces are in it. */
  { type: 'cart.requested'; productId: string; quantity: number; intent: AddIntent };

type ProductDetailContext = {
  productId: string;
  product: Product | null;
  relatedProducts: readonly Product[];
  /** Pieces to add, from 1 to the stock. */
  quantity: number;
  /** Of `picturesOf(product)`. */
  pictureIndex: number;
  message: string | null;
};

type Answer = CallResponse<'getProduct'>;

/** Addresses of all pictures of a product, the cover first. */
export function picturesOf(product: Product): readonly string[] {
  return product.pictures?.map((picture) => picture.src) ?? [product.salesCoverPicture, ...product.subImages];
}

/** The index of a picture, or of the cover where the product has fewer. */
const existingPicture = (product: Product, index: number): number =>
  picturesOf(product)[index] === undefined ? 0 : index;

const nothingLoaded = { product: null, relatedProducts: [], quantity: 1, pictureIndex: 0, message: null };

/** One product: how many pieces of it, and which of its pictures. Size and color are fixed. The cart does the adding. */
export const productDetailMachine = setup({
  types: {
    context: {} as ProductDetailContext,
    events: {} as ProductDetailEvent,
    emitted: {} as ProductDetailEmitted,
    input: {} as ProductDetailInput,
    tags: {} as 'pending',
    children: {} as { getProduct: 'getProduct' },
  },
  actors: {
    getProduct: port<Answer, { productId: string }>('getProduct'),
  },
  actions: {
    openProduct: assign((_, { productId }: { productId: string }) => ({ ...nothingLoaded, productId })),
    takeAnswer: assign(({ context }, { answer }: { answer: Answer }) => ({
      product: answer.product,
      relatedProducts: answer.relatedProducts,
      quantity: Math.max(1, Math.min(context.quantity, answer.product.quantity)),
      pictureIndex: existingPicture(answer.product, context.pictureIndex),
      message: null,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.productLoadFailed),
    })),
    step: assign({ quantity: ({ context }, params: { by: 1 | -1 }) => context.quantity + params.by }),
    selectPicture: assign((_, params: { index: number }) => ({ pictureIndex: params.index })),
    requestCart: emit(({ context }, params: { intent: AddIntent }) => ({
      type: 'cart.requested' as const,
      productId: context.productId,
      quantity: context.quantity,
      intent: params.intent,
    })),
  },
  guards: {
    isMissing: (_, params: { error: unknown }) => hasStatus(params.error, 404),
    isOtherProduct: ({ context }, params: { productId: string }) => params.productId !== context.productId,
    isInStock: ({ context }) => (context.product?.quantity ?? 0) > 0,
    canStep: ({ context }, { by }: { by: 1 | -1 }) => {
      const quantity = context.quantity + by;
      return quantity >= 1 && quantity <= (context.product?.quantity ?? 0);
    },
    isPicture: ({ context }, { index }: { index: number }) =>
      context.product !== null && picturesOf(context.product)[index] !== undefined,
  },
}).createMachine({
  id: 'productDetail',
  context: ({ input }) => ({ ...nothingLoaded, ...input }),
  initial: 'loading',
  on: {
    'product.opened': {
      guard: { type: 'isOtherProduct', params: ({ event }) => ({ productId: event.productId }) },
      target: '.loading',
      actions: { type: 'openProduct', params: ({ event }) => ({ productId: event.productId }) },
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getProduct',
        src: 'getProduct',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: { target: 'ready', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {
      on: {
        'quantity.stepped': {
          guard: { type: 'canStep', params: ({ event }) => ({ by: event.by }) },
          actions: { type: 'step', params: ({ event }) => ({ by: event.by }) },
        },
        'picture.selected': {
          guard: { type: 'isPicture', params: ({ event }) => ({ index: event.index }) },
          actions: { type: 'selectPicture', params: ({ event }) => ({ index: event.index }) },
        },
        'addToCart.pressed': { guard: 'isInStock', actions: { type: 'requestCart', params: { intent: 'stay' } } },
        'orderNow.pressed': { guard: 'isInStock', actions: { type: 'requestCart', params: { intent: 'checkout' } } },
        'refresh.requested': 'loading',
      },
    },
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});

/** What came of the request for a product: the answer, that there is no such product, or why there is no answer. */
export type ProductOutcome = { answer: Answer } | { notFound: true } | { message: string };

/** The machine's snapshot once its first request is over, for a page that comes with its data. */
export function productDetailAfter(input: ProductDetailInput, outcome: ProductOutcome) {
  const context = { ...nothingLoaded, ...input };
  if ('notFound' in outcome) return productDetailMachine.resolveState({ value: 'notFound', context });
  if ('message' in outcome) {
    return productDetailMachine.resolveState({ value: 'failed', context: { ...context, ...outcome } });
  }
  const { product, relatedProducts } = outcome.answer;
  const pictureIndex = existingPicture(product, context.pictureIndex);
  return productDetailMachine.resolveState({
    value: 'ready',
    context: { ...context, pictureIndex, product, relatedProducts },
  });
}
