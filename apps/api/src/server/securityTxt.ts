import type { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';

const PATH = '/.well-known/security.txt';
const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;

/** Names where to report security faults of the shop (RFC 9116): SECURITY_CONTACT, or else the contact page. */
export function mountSecurityTxt(app: Hono<AppEnv>, { config, now }: Services): void {
  const { publicUrl, securityContact = `${publicUrl}/contactus` } = config;
  app.get(PATH, (context) => {
    const expires = new Date(now().getTime() + HALF_A_YEAR_MS);
    // Rounded down to a day, so that the answer changes once a day.
    expires.setUTCHours(0, 0, 0, 0);
    const fields = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${PATH}`,
    ];
    return context.text(`${fields.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
