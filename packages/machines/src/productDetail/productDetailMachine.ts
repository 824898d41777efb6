import { type CallResponse, messageOf, type Product } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import type { AddIntent } from '../cart/index.ts';
import { hasStatus } from '../shared/failure.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ProductDetailInput = { productId: string };

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
    openProduct: assign((_, { productId }: { productId: string }) => ({
      productId,
      product: null,
      relatedProducts: [],
      quantity: 1,
      pictureIndex: 0,
      message: null,
    })),
    takeAnswer: assign(({ context }, { answer }: { answer: Answer }) => ({
      product: answer.product,
      relatedProducts: answer.relatedProducts,
      quantity: Math.max(1, Math.min(context.quantity, answer.product.quantity)),
      pictureIndex: Math.min(context.pictureIndex, picturesOf(answer.product).length - 1),
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
  context: ({ input }) => ({
    productId: input.productId,
    product: null,
    relatedProducts: [],
    quantity: 1,
    pictureIndex: 0,
    message: null,
  }),
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
