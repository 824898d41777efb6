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
 * The key of a saved scroll position. The first page of every full load has the key 'default', so the URL replaces it.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Wraps every page, with or without the shop's frame. */
export function Root() {
  useCartEvents();
  useOrderEvents();
  useFreshness();
  useIntent();
  usePageFocus();
  useEndSessionOnArrival();
  useTypedText();
  // React Router's component for this would include the document of its framework.
  useScrollRestoration({ getKey: scrollKey });
  return (
    <AppProviders>
      <Outlet />
      <ToastRegion />
    </AppProviders>
  );
}
