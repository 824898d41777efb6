import { type CallResponse, messageOf } from '@abs/contract';
import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate';
import { isNotOffered, isOutdating } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import { EMPTY_WISHLIST } from './emptyWishlist.ts';
import { isDeviceFull, isSaved, lookedUp, savedProduct, withItem, withoutProduct } from './hearts.ts';
import type {
  Heart,
  JoinAnswer,
  LookUpAnswer,
  RemoveAnswer,
  SaveAnswer,
  SavedProduct,
  WishlistAnswer,
  WishlistContext,
  WishlistEmitted,
  WishlistEvent,
  WishlistInput,
  WishlistProduct,
} from './wishlistTypes.ts';

type HeartId = `heart:${string}`;
type HeartDone = DoneActorEvent<SaveAnswer | RemoveAnswer, HeartId>;
type HeartFailed = ErrorActorEvent<unknown, HeartId>;
type Hearts = WishlistContext['hearts'];

const heartId = (productId: string): HeartId => `heart:${productId}`;
/** The product whose heart a spawned port saves or removes. */
export const productIdOf = (id: HeartId): string => id.slice('heart:'.length);

const isSending = (hearts: Hearts): boolean => Object.values(hearts).some(({ sending }) => sending !== null);
const without = (hearts: Hearts, productId: string): Hearts =>
  Object.fromEntries(Object.entries(hearts).filter(([id]) => id !== productId));
const withHeart = (hearts: Hearts, heart: Heart): Hearts => ({ ...hearts, [heart.product.id]: heart });

/** Types, ports, actions and guards of the wishlist. */
export const wishlistSetup = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent | HeartDone | HeartFailed,
    emitted: {} as WishlistEmitted,
    input: {} as WishlistInput,
    tags: {} as 'pending',
    children: {} as {
      lookUpWishlist: 'lookUpWishlist';
      joinWishlist: 'joinWishlist';
      getWishlist: 'getWishlist';
      shareWishlist: 'shareWishlist';
      endWishlistShare: 'endWishlistShare';
    },
  },
  actors: {
    lookUpWishlist: port<LookUpAnswer, { productIds: string[] }>('lookUpWishlist'),
    joinWishlist: port<JoinAnswer, { productIds: string[] }>('joinWishlist'),
    getWishlist: port<WishlistAnswer, undefined>('getWishlist'),
    saveHeart: port<SaveAnswer, { productId: string }>('saveHeart'),
    removeHeart: port<RemoveAnswer, { productId: string }>('removeHeart'),
    shareWishlist: port<CallResponse<'shareWishlist'>, undefined>('shareWishlist'),
    endWishlistShare: port<CallResponse<'endWishlistShare'>, undefined>('endWishlistShare'),
  },
  actions: {
    /** Keeps a guest’s list on the device. The app provides it. */
    saveOnDevice: (_, _params: { items: readonly SavedProduct[] }) => {},
    toggleOnDevice: enqueueActions(({ context, enqueue }, { product }: { product: WishlistProduct }) => {
      const { items } = context;
      const wasSaved = isSaved(context, product.id);
      if (!wasSaved && isDeviceFull(items)) {
        return enqueue.emit({ type: 'heart.failed', product, message: messages.deviceFull });
      }
      enqueue.assign({ items: wasSaved ? withoutProduct(items, product.id) : withItem(items, savedProduct(product)) });
      enqueue.emit({ type: wasSaved ? 'product.removed' : 'product.saved', product });
    }),
    takeDeviceItems: assign((_, { items }: { items: readonly SavedProduct[] }) => ({ items })),
    takeUnjoinedItems: assign((_, { items }: { items: readonly SavedProduct[] }) => ({ deviceItems: items })),
    takeLookedUp: assign(({ context: { items } }, { answer }: { answer: LookUpAnswer }) => ({
      items: lookedUp(items, answer),
    })),
    beginSession: assign(({ context: { items } }) => ({ ...EMPTY_WISHLIST, deviceItems: items, isSignedIn: true })),
    forgetAccount: assign(({ context: { deviceItems } }) => ({ ...EMPTY_WISHLIST, deviceItems, isSignedIn: true })),
    /** Clears the account's items, and keeps those on the device. */
    endSession: assign(({ context: { deviceItems } }) => ({ ...EMPTY_WISHLIST, items: deviceItems })),
    keepOnDevice: assign(({ context: { deviceItems, hearts } }) => ({
      items: Object.values(hearts).reduce(
        (items, { product, isSaved }) =>
          isSaved ? withItem(items, savedProduct(product)) : withoutProduct(items, product.id),
        [...deviceItems],
      ),
      deviceItems: [],
      hearts: {},
    })),
    forgetItems: assign(EMPTY_WISHLIST),
    takeList: assign(({ context: { hearts, isStale } }, { list }: { list: WishlistAnswer }) => ({
      items: list.items,
      shareToken: list.shareToken,
      // The answer may be older than a request that was in flight at the same time.
      isStale: isStale || isSending(hearts),
      message: null,
    })),
    finishJoin: enqueueActions(({ enqueue }, { refused }: { refused: number }) => {
      enqueue.assign({ deviceItems: [] });
      if (refused === 0) return;
      const message = `Your wishlist is full: ${refused} of the items on this device didn’t fit.`;
      enqueue.emit({ type: 'join.incomplete', message });
    }),
    beginLoading: assign({ isLoading: true, isStale: false }),
    endLoading: assign({ isLoading: false }),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, messages.wishlistLoadFailed),
    })),
    toggleHeart: enqueueActions(({ context, enqueue }, { product }: { product: WishlistProduct }) => {
      const next = !isSaved(context, product.id);
      const sending = context.hearts[product.id]?.sending ?? null;
      enqueue.assign({ hearts: withHeart(context.hearts, { product, isSaved: next, sending }) });
      enqueue.emit({ type: next ? 'product.saved' : 'product.removed', product });
    }),
    /** Sends all hearts as they are shown, except those with a request in flight. */
    sendHearts: enqueueActions(({ context, enqueue }) => {
      const waiting = Object.values(context.hearts).filter(({ sending }) => sending === null);
      enqueue.assign({
        hearts: waiting.reduce(
          (hearts, heart) => withHeart(hearts, { ...heart, sending: heart.isSaved }),
          context.hearts,
        ),
      });
      for (const { product, isSaved: isShownAsSaved } of waiting) {
        const request = { id: heartId(product.id), input: { productId: product.id } };
        enqueue.spawnChild(isShownAsSaved ? 'saveHeart' : 'removeHeart', request);
      }
    }),
    finishHeart: enqueueActions(
      ({ context, enqueue }, params: { productId: string; answer: SaveAnswer | RemoveAnswer }) => {
        const { productId, answer } = params;
        const heart = context.hearts[productId];
        if (!heart) return;
        const { sending, isSaved: isShownAsSaved } = heart;
        enqueue.stopChild(heartId(productId));
        const rest = withoutProduct(context.items, productId);
        enqueue.assign({
          items: 'item' in answer ? withItem(rest, answer.item) : rest,
          deviceItems: withoutProduct(context.deviceItems, productId),
          hearts:
            sending === isShownAsSaved
              ? without(context.hearts, productId)
              : withHeart(context.hearts, { ...heart, sending: null }),
          // A list that is being loaded may be older than this answer.
          isStale: context.isStale || context.isLoading,
        });
      },
    ),
    failHeart: enqueueActions(({ context, enqueue }, { productId, error }: { productId: string; error: unknown }) => {
      const heart = context.hearts[productId];
      if (!heart) return;
      enqueue.stopChild(heartId(productId));
      enqueue.assign({ hearts: without(context.hearts, productId), isStale: context.isStale || isOutdating(error) });
      const message = messageOf(error, heart.sending ? messages.heartSaveFailed : messages.heartRemoveFailed);
      enqueue.emit({ type: 'heart.failed', product: heart.product, message });
    }),
    stopHearts: enqueueActions(({ context, enqueue }) => {
      for (const productId of Object.keys(context.hearts)) enqueue.stopChild(heartId(productId));
    }),
    takeToken: assign((_, { shareToken }: { shareToken: string | null }) => ({ shareToken })),
    announceShareFailed: enqueueActions(({ enqueue }, { error, text }: { error: unknown; text: string }) => {
      enqueue.emit({ type: 'share.failed', message: messageOf(error, text) });
    }),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isLogout: (_, { reason }: { reason: string }) => reason === 'logout',
    isAnythingSaved: ({ context }) => context.items.length > 0,
    isAnythingUnjoined: ({ context }) => context.deviceItems.length > 0,
    isStaleAndQuiet: ({ context }) => context.isStale && !isSending(context.hearts),
    isShared: ({ context }) => context.shareToken !== null,
    isNotOffered: (_, { error }: { error: unknown }) => isNotOffered(error),
  },
});
