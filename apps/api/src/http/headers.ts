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
