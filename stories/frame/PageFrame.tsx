import { AppFrame } from '@abs/ui/components/AppFrame';
import { ChatBubble } from '@abs/ui/components/ChatBubble';
import { Footer } from '@abs/ui/components/Footer';
import { TopBar } from '@abs/ui/components/TopBar';
import type { ReactNode } from 'react';
import { shopper } from '../fixtures/people.ts';

export const contact = { email: 'hello@abs.example', phone: '+234 803 123 4567' };
export const social = {
  instagram: 'https://instagram.com/abs',
  tiktok: 'https://tiktok.com/@abs',
  whatsapp: 'https://wa.me/2348031234567',
};

/** A screen in the frame of the shop, for stories of whole pages. */
export function PageFrame({
  path,
  loggedIn = false,
  children,
}: {
  path: string;
  loggedIn?: boolean;
  children: ReactNode;
}) {
  return (
    <AppFrame
      header={
        <TopBar
          currentPath={path}
          user={loggedIn ? shopper : null}
          cart={loggedIn ? { lines: 3, pieces: 4 } : { lines: 0, pieces: 0 }}
          orders={loggedIn ? 2 : 0}
          onSearch={() => {}}
          onLogout={() => {}}
        />
      }
      footer={<Footer contact={contact} social={social} />}
      overlay={<ChatBubble to={social.whatsapp} />}
    >
      {children}
    </AppFrame>
  );
}
