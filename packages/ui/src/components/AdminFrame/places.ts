import type { ComponentType } from 'react';
import { CardIcon, ChatIcon, type IconProps, OverviewIcon, PlusIcon, TagIcon, UsersIcon } from '../Icon/index.ts';

export interface AdminPlace {
  name: string;
  url: string;
  Icon: ComponentType<IconProps>;
  /** Where this place is current too, other than on its own page and those below it. */
  also?: string;
}

const overview: AdminPlace = { name: 'Overview', url: '/admin', Icon: OverviewIcon, also: '/admin/orders' };
export const messages: AdminPlace = { name: 'Message', url: '/admin/message', Icon: ChatIcon };

export const places: AdminPlace[] = [
  overview,
  messages,
  { name: 'Add new cloth', url: '/admin/addItem', Icon: PlusIcon },
  { name: 'Product info', url: '/admin/products', Icon: TagIcon },
  { name: 'User', url: '/admin/user', Icon: UsersIcon },
  { name: 'Transaction', url: '/admin/transactions', Icon: CardIcon },
];

const within = (path: string, url: string) => path === url || path.startsWith(`${url}/`);

/** Whether a place is the page shown, or the page shown belongs to it. All pages are below the overview's address. */
export function isCurrentPlace({ url, also }: AdminPlace, path: string): boolean {
  const own = url === overview.url ? path.replace(/\/$/, '') === url : within(path, url);
  return own || (also !== undefined && within(path, also));
}
