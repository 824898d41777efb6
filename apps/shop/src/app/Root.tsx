import { LinkProvider } from '@abs/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useCartEvents } from './useCartEvents.ts';
import { useOrderEvents } from './useOrderEvents.ts';
import { useSessionEvents } from './useSessionEvents.ts';

/** What surrounds every page, with or without the shop's frame. */
export function Root() {
  useSessionEvents();
  useCartEvents();
  useOrderEvents();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </LinkProvider>
  );
}
