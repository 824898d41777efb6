import { API_BASE_PATH } from '@abs/contract';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/**
 * Headers that limit what a browser lets a page of ours do. No inline script anywhere; inline style is allowed because
 * Radix and sonner put style elements into the page. `blob:` pictures are those that an admin has chosen and not yet
 * uploaded. `form-action` names the shop's own address beside 'self', since browsers apply it to redirects too and the
 * payment sandbox redirects back to the shop. A header that an answer has already stays as it is.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const { origin, protocol } = new URL(config.publicUrl);
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", origin],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    strictTransportSecurity: protocol === 'https:' && 'max-age=31536000; includeSubDomains',
    // Older than the policy above, or without use for a shop.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Lets shops on other origins show the pictures. Nothing else is to be put into anybody's page. */
export const showAnywhere: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
};

/**
 * Lets a shop on another origin call /api/v1. Safe with '*', since the only credential is a bearer token that a page
 * must hold to send: no cookie goes along by itself. Not hono/cors: it answers a preflight before the route is known, and
 * cannot name the methods of the path (calls.test.ts: "another origin may call, without credentials").
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
