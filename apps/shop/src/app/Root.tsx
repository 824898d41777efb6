import { LoadingBar } from '@abs/ui/components/LoadingBar';
import { Outlet } from 'react-router-dom';
import { useEndSessionOnArrival } from '../machines/useLogOut.ts';
import { AppProviders } from './AppProviders.tsx';
import { useNavigating } from './PageRoutes.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useCartEvents } from './useCartEvents.ts';
import { useFreshness } from './useFreshness.ts';
import { useIntent } from './useIntent.ts';
import { useOrderEvents } from './useOrderEvents.ts';
import { usePageFocus } from './usePageFocus.ts';
import { useTypedText } from './useTypedText.ts';

const PageLoading = () => useNavigating() && <LoadingBar />;

/** Wraps every page, with or without the shop's frame. */
export function Root() {
  useCartEvents();
  useOrderEvents();
  useFreshness();
  useIntent();
  usePageFocus();
  useEndSessionOnArrival();
  useTypedText();
  return (
    <AppProviders>
      <Outlet />
      <ToastRegion />
      <PageLoading />
    </AppProviders>
  );
}
