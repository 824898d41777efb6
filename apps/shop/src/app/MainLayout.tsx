import { lineCount, pieceCount } from '@abs/machines';
import { AppFrame } from '@abs/ui/components/AppFrame';
import { ChatBubble } from '@abs/ui/components/ChatBubble';
import { lazyDialog } from '@abs/ui/components/LazyPart';
import { Footer } from '@abs/ui/shop/Footer';
import { TopBar } from '@abs/ui/shop/TopBar';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { contact, social } from '../content/contact.ts';
import { useShop, useUser } from '../machines/shop.tsx';
import { useLogOut } from '../machines/useLogOut.ts';
import { usePlaces } from '../pages/places.ts';
import { rememberReturnPath } from '../session/returnPath.ts';
import { LazyEvents } from './afterPage.tsx';
import { LazyNewsletter } from './LazyNewsletter.tsx';
import { PAGE_FAILED, PageBoundary } from './PageBoundary.tsx';
import { useSearchPlace } from './useSearchPlace.ts';

const Search = lazyDialog(async () => (await import('./Search.tsx')).Search);

/** The frame of the shop's pages: top bar, page, footer. */
export function MainLayout() {
  const { cart, orders } = useShop();
  const user = useUser();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();
  const lines = useSelector(cart, ({ context }) => lineCount(context));
  const pieces = useSelector(cart, ({ context }) => pieceCount(context));
  const pendingOrders = useSelector(orders, ({ context }) => context.orders.length);
  const searchPlace = useSearchPlace();
  // A page may set a chat URL that mentions its content.
  const [chatUrl, setChatUrl] = useState(contact.chatUrl);
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);
  const places = usePlaces();

  return (
    <AppFrame
      header={
        <TopBar
          currentPath={pathname}
          user={user}
          cart={{ lines, pieces }}
          orders={pendingOrders}
          places={places}
          onSearch={searchPlace.show}
          onLogout={logOut}
        />
      }
      footer={
        <Footer contact={contact} social={social} places={places}>
          <LazyNewsletter variant="compact" />
        </Footer>
      }
      overlay={
        <>
          <ChatBubble to={chatUrl} />
          <LazyEvents />
          <Search
            open={searchPlace.open}
            places={places}
            term={searchPlace.term}
            onTermChange={searchPlace.setTerm}
            onCancel={searchPlace.close}
          />
        </>
      }
    >
      <PageBoundary message={PAGE_FAILED}>
        <Outlet context={setChatUrl} />
      </PageBoundary>
    </AppFrame>
  );
}
