import { lineCount, pieceCount } from '@abs/machines';
import { AppFrame } from '@abs/ui/components/AppFrame';
import { ChatBubble } from '@abs/ui/components/ChatBubble';
import { Footer } from '@abs/ui/components/Footer';
import { TopBar } from '@abs/ui/components/TopBar';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { chatUrl, contact, social } from '../content/contact.ts';
import { useShop, useUser } from '../machines/shop.tsx';
import { rememberReturnPath } from '../session/returnPath.ts';
import { useCarryOutIntent } from './useCarryOutIntent.ts';
import { usePageFocus } from './usePageFocus.ts';

/** The frame of the shop's own pages: bar, page, foot. */
export function MainLayout() {
  const { session, cart, orders } = useShop();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lines = useSelector(cart, ({ context }) => lineCount(context));
  const pieces = useSelector(cart, ({ context }) => pieceCount(context));
  const pendingOrders = useSelector(orders, ({ context }) => context.orders.length);
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
          onSearch={() => navigate('/shop')}
          onLogout={logOut}
        />
      }
      footer={<Footer contact={contact} social={social} />}
      overlay={<ChatBubble to={chatUrl} />}
    >
      <Outlet />
    </AppFrame>
  );
}
