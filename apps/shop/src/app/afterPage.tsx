import { lazyPart } from '@abs/ui/components/LazyPart';
import type { ComponentType } from 'react';

/** Resolves once the page has loaded all that its first view shows. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

type LateParts = typeof import('./lateParts.ts');

/** A part that the page can do without: its code loads after the page, and nothing stands in its place when it does not come. */
const afterPage = <Props extends object>(choose: (parts: LateParts) => ComponentType<Props>): ComponentType<Props> =>
  lazyPart(
    async () => {
      await pageLoaded();
      return choose(await import('./lateParts.ts'));
    },
    { failed: () => null },
  );

export const LazyCardHeart = afterPage((parts) => parts.CardHeart);
export const LazyProductHeart = afterPage((parts) => parts.ProductHeart);
export const LazyWishlistEvents = afterPage((parts) => parts.WishlistEvents);
export const LazyViewed = afterPage((parts) => parts.Viewed);
