import { OverlayHistoryProvider } from '@abs/ui/components/OverlayHistory';
import { type ReactNode, useEffect, useState } from 'react';
import { createOverlayHistory } from './overlayHistory.ts';

/**
 * Gives overlays access to the router's history. Must wrap the component that renders the router, which has to
 * subscribe first.
 */
export function WithOverlayHistory({
  router,
  children,
}: {
  router: Parameters<typeof createOverlayHistory>[0];
  children: ReactNode;
}) {
  const [history] = useState(() => createOverlayHistory(router));
  useEffect(() => history.start(), [history]);
  return <OverlayHistoryProvider value={history}>{children}</OverlayHistoryProvider>;
}
