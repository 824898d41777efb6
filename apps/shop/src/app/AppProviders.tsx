import { LinkProvider } from '@abs/ui';
import { LoadRecoveryProvider } from '@abs/ui/components/LazyPart';
import { CardHeartProvider } from '@abs/ui/shop/ProductCard';
import type { ReactNode } from 'react';
import { LazyCardHeart } from './afterPage.tsx';
import { loadRecovery } from './loadRecovery.ts';
import { RouterLink } from './RouterLink.tsx';

/** Gives the design system the app's links, its hearts, and its recovery from code that did not load. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <LoadRecoveryProvider value={loadRecovery}>
        <CardHeartProvider component={LazyCardHeart}>{children}</CardHeartProvider>
      </LoadRecoveryProvider>
    </LinkProvider>
  );
}
