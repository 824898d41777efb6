import { type Location, Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
import { AppProviders } from './AppProviders.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useCartEvents } from './useCartEvents.ts';
import { useFreshness } from './useFreshness.ts';
import { useIntent } from './useIntent.ts';
import { useEndSessionOnArrival } from './useLogOut.ts';
import { useOrderEvents } from './useOrderEvents.ts';
import { usePageFocus } from './usePageFocus.ts';
import { useTypedText } from './useTypedText.ts';

/**
 * Where a place in the history was scrolled to. The first page of every full load has the same key, so there the address
 * distinguishes them.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** What surrounds every page, with or without the shop's frame. */
export function Root() {
  useCartEvents();
  useOrderEvents();
  useFreshness();
  useIntent();
  usePageFocus();
  useEndSessionOnArrival();
  useTypedText();
  // The router's component for it brings a framework's document along.
  useScrollRestoration({ getKey: scrollKey });
  return (
    <AppProviders>
      <Outlet />
      <ToastRegion />
    </AppProviders>
  );
}
