import { type CallResponse, messageOf, type Product } from '@abs/contract';
import type { Variant } from '@abs/contract/entities';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { AddIntent } from '../cart/index.ts';
import { isNotFound } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import { choiceOf, isColorLoaded, shownProduct, variantWithId } from './variantChoice.ts';

export type ProductDetailInput = {
  productId: string;
  /** The picture to begin with, if the product has it. @default 0 */
  pictureIndex?: number;
  /** The size in the URL. @default null */
  size?: string | null;
};

export type ProductDetailEvent =
  /** The URL names another product, or another variant of its style. */
  | { type: 'product.opened'; productId: string; size?: string | null }
  | { type: 'size.chosen'; size: string }
  /** The size that this visitor last chose for a product of this category. */
  | { type: 'size.recalled'; size: string }
  /** The visitor chose a color; `productId` is a variant in it. */
  | { type: 'color.chosen'; productId: string }
  | { type: 'refresh.requested' }
  | { type: 'quantity.stepped'; by: 1 | -1 }
  | { type: 'picture.selected'; index: number }
  | { type: 'addToCart.pressed' }
  | { type: 'orderNow.pressed' };

export type ProductDetailEmitted =
  /** For the cart; `checkout` continues to the delivery form once the pieces are in the cart. */
  | { type: 'cart.requested'; productId: string; quantity: number; intent: AddIntent }
  /** For the URL. `size` is null before one is chosen. */
  | { type: 'variant.chosen'; productId: string; size: string | null }
  /** The visitor chose a size, which the app remembers. */
  | { type: 'size.chosen'; size: string; category: Product['category'] }
  /** Another color or newer stock could not be loaded; the product can be bought anyway. */
  | { type: 'update.failed'; message: string };

type ProductDetailContext = {
  /** The id in the URL; once a size is chosen, the variant of that size. */
  productId: string;
  /** The last loaded product. It has another color than `productId` while that one loads. */
  product: Product | null;
  /** The size that the visitor or the URL named, even if the color does not have it. */
  size: string | null;
  relatedProducts: readonly Product[];
  /** Pieces to add, from 1 to the stock. */
  quantity: number;
  /** Index in `picturesOf(product)`. */
  pictureIndex: number;
  message: string | null;
};

type Answer = CallResponse<'getProduct'>;

/** A choice on the page: a variant for the color, and the size to choose in that color. */
type Choice = { productId: string; size: string | null };

/** URLs of all pictures of a product, the cover first. */
export function picturesOf(product: Product): readonly string[] {
  return product.pictures?.map((picture) => picture.src) ?? [product.salesCoverPicture, ...product.subImages];
}

/** The index of a picture, or of the cover if the product has fewer. */
const existingPicture = (product: Product, index: number): number =>
  picturesOf(product)[index] === undefined ? 0 : index;

const nothingLoaded = { product: null, relatedProducts: [], size: null, quantity: 1, pictureIndex: 0, message: null };

/** The pieces that can be added: the stock of the chosen variant, or of the size with the most pieces. */
const stockOf = (context: ProductDetailContext): number => shownProduct(context)?.quantity ?? 0;

/** The context after another choice: limits the quantity to its stock, and shows the first picture of another color. */
function withChoice(context: ProductDetailContext, productId: string, size: string | null): ProductDetailContext {
  const named = { ...context, productId, size };
  const choice = choiceOf(named);
  const chosen = {
    ...named,
    productId: choice?.variant?.id ?? productId,
    // In the shop's spelling.
    size: size === null ? null : (choice?.size ?? size),
  };
  const isSameColor = choiceOf(context)?.color === choiceOf(chosen)?.color;
  return {
    ...chosen,
    quantity: Math.max(1, Math.min(context.quantity, stockOf(chosen))),
    pictureIndex: isSameColor ? context.pictureIndex : 0,
  };
}

/** The context with the loaded product. */
function withAnswer(context: ProductDetailContext, { product, relatedProducts }: Answer): ProductDetailContext {
  const loaded = { ...context, product, relatedProducts, message: null };
  const { pictureIndex, ...chosen } = withChoice(loaded, context.productId, context.size);
  return { ...chosen, pictureIndex: existingPicture(product, context.pictureIndex) };
}

const variantInSize = (context: ProductDetailContext, size: string): Variant | undefined =>
  choiceOf({ ...context, size })?.variant ?? undefined;

/** Whether this is a variant of the style on the page, and differs from the current choice. */
const isNews = (context: ProductDetailContext, { productId, size }: Choice): boolean =>
  variantWithId(context, productId) !== undefined && (productId !== context.productId || size !== context.size);

function isOfUnloadedColor(context: ProductDetailContext, { productId }: Choice): boolean {
  const variant = variantWithId(context, productId);
  return variant !== undefined && !isColorLoaded(context, variant);
}

/** The choice in the URL. */
const addressOf = ({ event }: { event: { productId: string; size?: string | null } }) => ({
  productId: event.productId,
  size: event.size ?? null,
});
/** The chosen color, in the size that was chosen before. */
const colorOf = ({ context, event }: { context: ProductDetailContext; event: { productId: string } }) => ({
  productId: event.productId,
  size: context.size,
});
const sizeOf = ({ context, event }: { context: ProductDetailContext; event: { size: string } }) => ({
  productId: context.productId,
  size: event.size,
});

/**
 * One product, with a quantity and a selected picture. If its style has variants, the visitor chooses a color and a
 * size; the style stays on the page while another color loads. The cart machine adds the pieces.
 */
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
    openProduct: assign((_, params: { productId: string; size?: string | null }) => ({
      ...nothingLoaded,
      productId: params.productId,
      size: params.size ?? null,
    })),
    /** Emits the variant for the URL, unless the URL itself made the choice. */
    choose: enqueueActions(({ context, enqueue }, params: Choice & { address?: string }) => {
      const chosen = withChoice(context, params.productId, params.size);
      enqueue.assign(chosen);
      if (chosen.productId !== params.address) {
        enqueue.emit({ type: 'variant.chosen', productId: chosen.productId, size: chosen.size });
      }
    }),
    rememberSize: emit(({ context }, { size }: { size: string }) => ({
      type: 'size.chosen' as const,
      size,
      category: context.product?.category,
    })),
    takeAnswer: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer }) => {
      const next = withAnswer(context, answer);
      enqueue.assign(next);
      if (next.productId !== context.productId) {
        enqueue.emit({ type: 'variant.chosen', productId: next.productId, size: next.size });
      }
    }),
    reportFailure: emit((_, params: { error: unknown }) => ({
      type: 'update.failed' as const,
      message: messageOf(params.error, messages.colorLoadFailed),
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
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
    isOtherProduct: ({ context }, params: { productId: string }) => params.productId !== context.productId,
    isUndecided: ({ context }) => choiceOf(context)?.variant === null,
    isDecided: ({ context }) => choiceOf(context)?.variant !== null,
    isInStock: ({ context }) => stockOf(context) > 0,
    isMade: ({ context }, { size }: { size: string }) => variantInSize(context, size) !== undefined,
    isMadeInStock: ({ context }, { size }: { size: string }) =>
      choiceOf(context)?.size === null && (variantInSize(context, size)?.quantity ?? 0) > 0,
    isLoadedColor: ({ context }, params: Choice) => isNews(context, params) && !isOfUnloadedColor(context, params),
    isUnloadedColor: ({ context }, params: Choice) => isNews(context, params) && isOfUnloadedColor(context, params),
    canStep: ({ context }, { by }: { by: 1 | -1 }) => {
      const quantity = context.quantity + by;
      return quantity >= 1 && quantity <= stockOf(context);
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
      actions: { type: 'openProduct', params: ({ event }) => event },
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
      type: 'parallel',
      on: {
        'product.opened': [
          {
            guard: { type: 'isLoadedColor', params: addressOf },
            target: '.style.current',
            actions: { type: 'choose', params: (of) => ({ ...addressOf(of), address: of.event.productId }) },
          },
          {
            guard: { type: 'isUnloadedColor', params: addressOf },
            target: '.style.updating',
            reenter: true,
            actions: { type: 'choose', params: (of) => ({ ...addressOf(of), address: of.event.productId }) },
          },
        ],
        'color.chosen': [
          {
            guard: { type: 'isLoadedColor', params: colorOf },
            target: '.style.current',
            actions: { type: 'choose', params: colorOf },
          },
          {
            guard: { type: 'isUnloadedColor', params: colorOf },
            target: '.style.updating',
            reenter: true,
            actions: { type: 'choose', params: colorOf },
          },
        ],
        'size.chosen': {
          guard: { type: 'isMade', params: ({ event }) => event },
          actions: [
            { type: 'choose', params: sizeOf },
            { type: 'rememberSize', params: ({ event }) => event },
          ],
        },
        'size.recalled': {
          guard: { type: 'isMadeInStock', params: ({ event }) => event },
          actions: { type: 'choose', params: sizeOf },
        },
        'quantity.stepped': {
          guard: { type: 'canStep', params: ({ event }) => ({ by: event.by }) },
          actions: { type: 'step', params: ({ event }) => ({ by: event.by }) },
        },
        'picture.selected': {
          guard: { type: 'isPicture', params: ({ event }) => ({ index: event.index }) },
          actions: { type: 'selectPicture', params: ({ event }) => ({ index: event.index }) },
        },
      },
      states: {
        choice: {
          initial: 'chosen',
          states: {
            choosing: {
              always: { guard: 'isDecided', target: 'chosen' },
              on: { 'addToCart.pressed': 'sizeMissing', 'orderNow.pressed': 'sizeMissing' },
            },
            // The page shows a message at the sizes.
            sizeMissing: { always: { guard: 'isDecided', target: 'chosen' } },
            chosen: {
              always: { guard: 'isUndecided', target: 'choosing' },
              on: {
                'addToCart.pressed': {
                  guard: 'isInStock',
                  actions: { type: 'requestCart', params: { intent: 'stay' } },
                },
                'orderNow.pressed': {
                  guard: 'isInStock',
                  actions: { type: 'requestCart', params: { intent: 'checkout' } },
                },
              },
            },
          },
        },
        style: {
          initial: 'current',
          states: {
            current: { on: { 'refresh.requested': 'updating' } },
            // Loads another color, or newer stock. The page keeps its content meanwhile.
            updating: {
              invoke: {
                id: 'getProduct',
                src: 'getProduct',
                input: ({ context }) => ({ productId: context.productId }),
                onDone: {
                  target: 'current',
                  actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
                    target: '#productDetail.notFound',
                  },
                  {
                    target: 'current',
                    actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
          },
        },
      },
    },
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});

/** The outcome of the request for a product: the answer, a missing product, or an error message. */
export type ProductOutcome = { answer: Answer } | { notFound: true } | { message: string };

/** The machine's snapshot after its first request, for a page that comes with its data. */
export function productDetailAfter(input: ProductDetailInput, outcome: ProductOutcome) {
  const context = { ...nothingLoaded, ...input };
  if ('notFound' in outcome) return productDetailMachine.resolveState({ value: 'notFound', context });
  if ('message' in outcome) {
    return productDetailMachine.resolveState({ value: 'failed', context: { ...context, ...outcome } });
  }
  const ready = withAnswer(context, outcome.answer);
  const choice = choiceOf(ready)?.variant === null ? 'choosing' : 'chosen';
  return productDetailMachine.resolveState({ value: { ready: { choice, style: 'current' } }, context: ready });
}
