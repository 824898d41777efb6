import { OverlayHistoryProvider } from '@abs/ui/components/OverlayHistory';
import { type ReactNode, useEffect, useState } from 'react';
import { createOverlayHistory } from './overlayHistory.ts';

/** Lends the router's history to what opens over a page. Around the router's own provider, which must listen first. */
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
