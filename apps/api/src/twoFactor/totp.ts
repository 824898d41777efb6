import { Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows one code. */
const PERIOD_S = 30;
/** How many periods the clock of a phone may be off. */
const CLOCK_PERIODS = 1;

/** A new secret for an authenticator app: 160 random bits in Base32, as RFC 4226 recommends. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URL of a secret, which apps read from a QR code. */
export const urlOfSecret = (secret: string, email: string): string =>
  new TOTP({ issuer: 'ABS', label: email, secret }).toString();

/**
 * The period whose code it is (RFC 6238), or null if the code is wrong. A period is the number of 30 seconds since 1970.
 * @param code six digits
 */
export function periodOfCode(secret: string, code: string, now: Date): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    period: PERIOD_S,
    window: CLOCK_PERIODS,
  });
  return delta === null ? null : Math.floor(now.getTime() / (PERIOD_S * 1000)) + delta;
}
