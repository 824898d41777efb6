import type { ComponentType } from 'react';
import {
  BellIcon,
  CardIcon,
  ChatIcon,
  type IconProps,
  OrderIcon,
  OverviewIcon,
  PictureIcon,
  PlusIcon,
  RulerIcon,
  TagIcon,
  UsersIcon,
} from '../../components/Icon/index.ts';

export interface AdminNavigationItem {
  name: string;
  url: string;
  Icon: ComponentType<IconProps>;
  /** Another path under which the item is current, besides its own page and the pages below it. */
  alsoUnder?: string;
}

const overview: AdminNavigationItem = { name: 'Overview', url: '/admin', Icon: OverviewIcon };
export const messages: AdminNavigationItem = { name: 'Message', url: '/admin/message', Icon: ChatIcon };

export const adminNavigation: AdminNavigationItem[] = [
  overview,
  messages,
  { name: 'Orders', url: '/admin/orders', Icon: OrderIcon },
  { name: 'Add new cloth', url: '/admin/addItem', Icon: PlusIcon },
  { name: 'Product info', url: '/admin/products', Icon: TagIcon, alsoUnder: '/admin/styles' },
  { name: 'Restock', url: '/admin/restock', Icon: BellIcon },
  { name: 'Collections', url: '/admin/collections', Icon: PictureIcon },
  { name: 'Size guides', url: '/admin/size-guides', Icon: RulerIcon },
  { name: 'User', url: '/admin/user', Icon: UsersIcon },
  { name: 'Transaction', url: '/admin/transactions', Icon: CardIcon },
];

const isUnder = (path: string, url: string) => path === url || path.startsWith(`${url}/`);

/**
 * Whether the item is, or contains, the current page. The overview matches exactly, because every page is below its
 * URL.
 */
export function isCurrentItem({ url, alsoUnder }: AdminNavigationItem, path: string): boolean {
  const isOnPage = url === overview.url ? path.replace(/\/$/, '') === url : isUnder(path, url);
  return isOnPage || (alsoUnder !== undefined && isUnder(path, alsoUnder));
}
