import { API_BASE_PATH } from '@abs/contract';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

/**
 * Headers that limit what a browser lets a page of ours do. No inline script anywhere; inline style is allowed because
 * Radix and sonner put style elements into the page. `blob:` pictures are those that an admin has chosen and not yet
 * uploaded. `form-action` names the shop's own address beside 'self', since browsers apply it to redirects too and the
 * payment sandbox redirects back to the shop.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const { origin, protocol } = new URL(config.publicUrl);
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action 'self' ${origin}`,
  ].join('; ');
  const headers: [string, string][] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (protocol === 'https:') headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);

  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    // Pictures are for shops on other origins too; nothing else is to be put into anybody's page.
    const anywhere = context.req.path.startsWith('/media/');
    context.res.headers.set('Cross-Origin-Resource-Policy', anywhere ? 'cross-origin' : 'same-origin');
  };
}

/**
 * Lets a shop on another origin call /api/v1. Safe with '*', since the only credential is a bearer token that a page
 * must hold to send: no cookie goes along by itself.
 */
export const cors: MiddlewareHandler = async (context, next) => {
  if (!context.req.path.startsWith(`${API_BASE_PATH}/`)) return next();
  await next();
  const { headers } = context.res;
  headers.set('Access-Control-Allow-Origin', '*');
  if (context.req.method === 'OPTIONS') {
    headers.set('Access-Control-Allow-Methods', headers.get('Allow') ?? 'GET, POST, DELETE, OPTIONS');
    headers.set('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key');
    headers.set('Access-Control-Max-Age', '86400');
  } else {
    headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id, Api-Features');
    headers.set('Api-Features', 'idempotency-key, list-queries');
  }
};
