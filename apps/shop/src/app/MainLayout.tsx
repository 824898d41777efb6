import { lineCount, pieceCount } from '@abs/machines';
import { AppFrame } from '@abs/ui/components/AppFrame';
import { ChatBubble } from '@abs/ui/components/ChatBubble';
import { Footer } from '@abs/ui/components/Footer';
import { TopBar } from '@abs/ui/components/TopBar';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { contact, social } from '../content/contact.ts';
import { useShop, useUser } from '../machines/shop.tsx';
import { namesSearch } from '../routes/address.ts';
import { rememberReturnPath } from '../session/returnPath.ts';
import { NewsletterWhenNear } from './NewsletterWhenNear.tsx';
import { useCarryOutIntent } from './useCarryOutIntent.ts';
import { usePageFocus } from './usePageFocus.ts';

const Search = lazy(async () => ({ default: (await import('./Search.tsx')).Search }));

/** The frame of the shop's own pages: bar, page, foot. */
export function MainLayout() {
  const { session, cart, orders } = useShop();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lines = useSelector(cart, ({ context }) => lineCount(context));
  const pieces = useSelector(cart, ({ context }) => pieceCount(context));
  const pendingOrders = useSelector(orders, ({ context }) => context.orders.length);
  const [searchAsked, setSearchAsked] = useState(0);
  const [hasSearch, setHasSearch] = useState(false);
  // Once it is there it stays: emptied to type something else, it is no longer in the address.
  if (!hasSearch && (searchAsked > 0 || namesSearch(pathname, search))) setHasSearch(true);
  usePageFocus();
  useCarryOutIntent();
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search]);

  const logOut = async () => {
    // First away from here: a page that needs a session would otherwise send its former owner to the login screen.
    await navigate('/');
    session.send({ type: 'session.ended' });
  };

  return (
    <AppFrame
      header={
        <TopBar
          currentPath={pathname}
          user={user}
          cart={{ lines, pieces }}
          orders={pendingOrders}
          onSearch={() => setSearchAsked((times) => times + 1)}
          onLogout={logOut}
        />
      }
      footer={
        <Footer contact={contact} social={social}>
          <NewsletterWhenNear variant="compact" />
        </Footer>
      }
      overlay={
        <>
          <ChatBubble to={contact.chatUrl} />
          {hasSearch && (
            <Suspense>
              <Search asked={searchAsked} />
            </Suspense>
          )}
        </>
      }
    >
      <Outlet />
    </AppFrame>
  );
}
