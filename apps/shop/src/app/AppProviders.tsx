import { LinkProvider } from '@abs/ui';
import { LoadRecoveryProvider } from '@abs/ui/components/LazyPart';
import type { ReactNode } from 'react';
import { loadRecovery } from './loadRecovery.ts';
import { RouterLink } from './RouterLink.tsx';

/** What the design system needs of the app: its links, and what it knows about loading code. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <LoadRecoveryProvider value={loadRecovery}>{children}</LoadRecoveryProvider>
    </LinkProvider>
  );
}
