import type { User } from '@abs/contract';

/** Screens for people who are signing in: never a place to return to afterwards. */
export const AUTH_ROUTES = [
  '/signup',
  '/verify-email',
  '/otp',
  '/auth/reset-password',
  '/forgotPassword',
  '/forget-password-otp',
  '/complete-profile',
  '/login',
  '/reset-password',
] as const;

const HERE = 'https://shop.invalid';

/**
 * A path that came from outside (an address, a stored value), made safe to navigate to.
 * Judged by the URL parser rather than by eye, since browsers read `/\host`, `/<tab>/host` and `/.//host` as other sites.
 * @returns path, query and hash when it is an absolute path of this very site, else null.
 */
export function parseReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  if (!URL.canParse(path, HERE)) return null;
  const url = new URL(path, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether a path leads to one of the screens for signing in, whatever its query, case and closing slash. */
export function isAuthRoute(path: string): boolean {
  const pathname = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase();
  return AUTH_ROUTES.some((route) => route.toLowerCase() === pathname);
}

/**
 * Where somebody goes who has just signed in: an admin to the back office (to the page of it they came from), a nameless user to complete the profile,
 * anyone else back to where they came from.
 * @param from the path they came from, however it reached us; unsafe ones and screens for signing in become `/`.
 */
export function landing(user: Pick<User, 'userType' | 'firstName' | 'lastName'>, from: unknown): string {
  if (user.userType === 'Admin') return backOffice(from);
  if (!user.firstName?.trim() || !user.lastName?.trim()) return '/complete-profile';
  const path = parseReturnPath(from);
  return path === null || isAuthRoute(path) ? '/' : path;
}

function backOffice(from: unknown): string {
  const path = parseReturnPath(from);
  return path && /^\/admin(?:[/?#]|$)/.test(path) ? path : '/admin';
}
