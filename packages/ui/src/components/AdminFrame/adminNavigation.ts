import type { ComponentType } from 'react';
import { CardIcon, ChatIcon, type IconProps, OverviewIcon, PlusIcon, TagIcon, UsersIcon } from '../Icon/index.ts';

export interface AdminNavigationItem {
  name: string;
  url: string;
  Icon: ComponentType<IconProps>;
  /** Where this place is current too, other than on its own page and those below it. */
  alsoUnder?: string;
}

const overview: AdminNavigationItem = {
  name: 'Overview',
  url: '/admin',
  Icon: OverviewIcon,
  alsoUnder: '/admin/orders',
};
export const messages: AdminNavigationItem = { name: 'Message', url: '/admin/message', Icon: ChatIcon };

export const adminNavigation: AdminNavigationItem[] = [
  overview,
  messages,
  { name: 'Add new cloth', url: '/admin/addItem', Icon: PlusIcon },
  { name: 'Product info', url: '/admin/products', Icon: TagIcon },
  { name: 'User', url: '/admin/user', Icon: UsersIcon },
  { name: 'Transaction', url: '/admin/transactions', Icon: CardIcon },
];

const isUnder = (path: string, url: string) => path === url || path.startsWith(`${url}/`);

/** Whether a place is the page shown, or the page shown belongs to it. All pages are below the overview's address. */
export function isCurrentItem({ url, alsoUnder }: AdminNavigationItem, path: string): boolean {
  const own = url === overview.url ? path.replace(/\/$/, '') === url : isUnder(path, url);
  return own || (alsoUnder !== undefined && isUnder(path, alsoUnder));
}
