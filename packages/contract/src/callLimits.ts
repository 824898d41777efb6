import { OTP_RESEND_MS } from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `max` in a window that starts with the first one. */
export type RateLimit = { max: number; windowMs: number };

/**
 * How often callers may repeat what sends mails, can be guessed or costs work. Limits by IP address are high, because
 * many shoppers of a mobile network share one address. Other backends have limits of their own.
 */
export const callLimits = {
  signupByIp: { max: 100, windowMs: HOUR },
  codeAgain: { max: 1, windowMs: OTP_RESEND_MS },
  codesByMailbox: { max: 5, windowMs: HOUR },
  codesByIp: { max: 100, windowMs: HOUR },
  /** Failed guesses of codes. */
  guessesByIp: { max: 100, windowMs: 15 * MINUTE },
  ordersByCustomer: { max: 30, windowMs: HOUR },
  cancellationsByCustomer: { max: 60, windowMs: HOUR },
  paymentsByCustomer: { max: 30, windowMs: HOUR },
  paymentsByOrder: { max: 10, windowMs: HOUR },
  /** Messages, requests for restock mails and subscriptions together. */
  contactsByIp: { max: 100, windowMs: HOUR },
  restockMailsByMailbox: { max: 5, windowMs: HOUR },
  newsletterMailsByMailbox: { max: 5, windowMs: HOUR },
  emailChangesByUser: { max: 5, windowMs: HOUR },
  emailChangeMailsByMailbox: { max: 5, windowMs: HOUR },
  dataExportsByUser: { max: 10, windowMs: HOUR },
  wishlistSharesByCustomer: { max: 30, windowMs: HOUR },
  /** Links that lead to no wishlist. */
  sharedWishlistMissesByIp: { max: 300, windowMs: 15 * MINUTE },
} as const satisfies Record<string, RateLimit>;

/**
 * After `free` wrong passwords in a window that starts with the first one, the next attempt waits `firstMs`, and twice
 * as long after each further one, up to `longestMs`.
 */
export const loginSlowdowns = {
  /** At most 40 guesses a day. */
  byAccount: { free: 10, windowMs: DAY, firstMs: MINUTE, longestMs: HOUR },
  /** Higher, because many customers share the IP address of a mobile network, and many more a /48. */
  byIp: { free: 100, windowMs: HOUR, firstMs: 2_000, longestMs: 15 * MINUTE },
} as const;
