import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/** Headers that restrict pages in the browser, besides the Content-Security-Policy: see contentPolicy.ts. */
export function securityHeaders(config: Config): MiddlewareHandler {
  const { protocol } = new URL(config.publicUrl);
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    strictTransportSecurity: protocol === 'https:' && 'max-age=31536000; includeSubDomains',
    // Superseded by the Content-Security-Policy, or of no use to a shop.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
