import type { User } from '@abs/contract';

/** Screens for signing in, to which the shop never returns afterwards. */
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
 * Makes a path from outside (a URL, a stored value) safe to navigate to.
 * Checks it with the URL parser, because browsers read `/\host`, `/<tab>/host` and `/.//host` as other sites.
 * @returns path, query and hash of an absolute path of this site; otherwise null.
 */
export function parseReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  if (!URL.canParse(path, HERE)) return null;
  const url = new URL(path, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether a path leads to one of the screens for signing in, regardless of its query, case and trailing slash. */
export function isAuthRoute(path: string): boolean {
  const pathname = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase();
  return AUTH_ROUTES.some((route) => route.toLowerCase() === pathname);
}

/**
 * The path after a login: the back office for an admin (the page of it that they came from), the profile form for a
 * user without a name, and the path that they came from for any other user.
 * @param from the path they came from, from any source; unsafe paths and screens for signing in become `/`.
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
