import { lazyPart } from '@abs/ui/components/LazyPart';
import type { ComponentType } from 'react';
import { pageLoaded } from '../pages/pageLoaded.ts';

type LateParts = typeof import('./lateParts.ts');

/** An optional part of the page. Its code loads after the page; if it fails to load, nothing is shown. */
const afterPage = <Props extends object>(choose: (parts: LateParts) => ComponentType<Props>): ComponentType<Props> =>
  lazyPart(async () => choose(await import('./lateParts.ts')), { after: pageLoaded, failed: () => null });

export const LazyCardHeart = afterPage((parts) => parts.CardHeart);
export const LazyProductHeart = afterPage((parts) => parts.ProductHeart);
export const LazyEvents = afterPage((parts) => parts.LateEvents);
export const LazyProfileKeeper = afterPage((parts) => parts.ProfileKeeper);
export const LazyViewed = afterPage((parts) => parts.Viewed);
