import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/**
 * Headers that restrict the shop's pages in the browser. Inline scripts are not allowed; inline styles are, because
 * Radix and sonner put style elements into the page. `blob:` is for pictures that an admin has chosen but not uploaded
 * yet. `form-action` has the shop's own origin besides 'self', because browsers apply it to redirects too, and the
 * payment sandbox redirects back to the shop. Headers that an answer already has stay unchanged.
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
    // Superseded by the policy above, or of no use to a shop.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
