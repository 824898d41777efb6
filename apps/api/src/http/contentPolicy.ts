import { hash } from 'node:crypto';

/** The style element that sonner, which shows the toasts, adds to every page of the shop: first empty, then filled. */
const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/**
 * The Content-Security-Policy of the shop. It allows no inline scripts, and only the style elements that the server
 * wrote. Style attributes are allowed, because they have the colors of products and pictures: a page has dozens, and
 * their hashes would make a header of several kilobytes, which proxies refuse. `blob:` is for pictures that an admin has
 * chosen but not uploaded yet. `form-action` has the shop's own origin besides 'self', because browsers apply it to
 * redirects too, and the payment sandbox redirects back to the shop.
 * @param publicUrl of the shop
 * @param styles sources of the page's style elements
 */
export function shopPolicy(publicUrl: string, styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", TOAST_STYLES, ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
  ].join('; ');
}

/**
 * The Content-Security-Policy of a page outside the built shop: no scripts, one style element, the shop's icon.
 * @param style the content of the style element
 * @param formTargets origins to which a form may redirect, besides the page's own
 */
export function ownPagePolicy(style: string, formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
