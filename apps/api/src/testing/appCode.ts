import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app with this secret shows at a time, in milliseconds since the epoch. */
export const appCodeAt = (secret: string, timestamp: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
