/** A place in the navigation. */
export interface NavigationItem {
  name: string;
  url: string;
  /** Shown only to those who are logged in. */
  isLogged?: boolean;
}

export const mainNavigation: NavigationItem[] = [
  { name: 'Home', url: '/' },
  { name: 'Shop', url: '/shop' },
  { name: 'About', url: '/aboutus' },
  { name: 'Contact', url: '/contactus' },
  { name: 'View Order', url: '/order', isLogged: true },
];

/** `3 items` for 3, `1 item` for 1. */
export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** What the cart icon says: its badge shows lines, so the name says both lines and pieces. */
export function cartLabel({ lines, pieces }: { lines: number; pieces: number }): string {
  if (lines === 0) return 'Cart, empty';
  return `Cart, ${count(lines, 'product')}, ${count(pieces, 'piece')}`;
}

export function ordersLabel(orders: number): string {
  return orders === 0 ? 'View Order, none pending' : `View Order, ${count(orders, 'pending order')}`;
}

/** Whether a place is the page shown: '/' matches itself alone, others their subpages too. */
export function isCurrent(url: string, path: string): boolean {
  if (url === '/') return path === '/' || path === '';
  return path === url || path.startsWith(`${url}/`);
}
