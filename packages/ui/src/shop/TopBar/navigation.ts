import type { User } from '@abs/contract';
import { badgeText } from '../../components/Badge/index.ts';
import { categoryLinks } from '../lib/categories.ts';

/** An item of the navigation. */
export interface NavigationItem {
  name: string;
  url: string;
  /** Shows the item only to logged-in users. The specification sets this name. */
  isLogged?: boolean;
  /** The places below it, such as the categories of the shop. */
  places?: readonly NavigationItem[];
}

export const mainNavigation: NavigationItem[] = [
  { name: 'Home', url: '/' },
  { name: 'Shop', url: '/shop', places: categoryLinks },
  { name: 'About', url: '/aboutus' },
  { name: 'Contact', url: '/contactus' },
  { name: 'View Order', url: '/order', isLogged: true },
];

/** A number as on a badge, with its noun: `3 items`, `1 item`, `99+ items`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${badgeText(number)} ${number === 1 ? one : many}`;

/** The cart link's name. The badge shows only lines, so the name includes both lines and pieces. */
export function cartLabel({ lines, pieces }: { lines: number; pieces: number }): string {
  if (lines === 0) return 'Cart, empty';
  return lines === pieces
    ? `Cart, ${count(pieces, 'item')}`
    : `Cart, ${count(lines, 'product')}, ${count(pieces, 'item')}`;
}

export function ordersLabel(orders: number): string {
  return orders === 0 ? 'Orders, none pending' : `Orders, ${count(orders, 'pending order')}`;
}

/** Whether the item is the current page. '/' matches only itself; other items match their subpages too. */
export function isCurrent(url: string, path: string): boolean {
  if (url === '/') return path === '/' || path === '';
  return path === url || path.startsWith(`${url}/`);
}

export interface AccountUser {
  /** Part of the menu button's name. */
  firstName: string | null;
  /** The URL of the picture. An icon shows without one. */
  avatar: string | null;
  /** Admins also get a link to the back office. */
  userType?: User['userType'];
}

/** Guests have a wishlist too, on their device. */
const wishlist = { name: 'Wishlist', url: '/wishlist' };

/** The pages of the account: of the logged-in user, or to sign in. */
export function accountPages(user: AccountUser | null): NavigationItem[] {
  if (!user) {
    return [{ name: 'Login', url: '/login' }, { name: 'Sign Up', url: '/signup' }, wishlist];
  }
  const profile = { name: 'Profile', url: '/user/profile' };
  return user.userType === 'Admin' ? [profile, wishlist, { name: 'Back office', url: '/admin' }] : [profile, wishlist];
}
