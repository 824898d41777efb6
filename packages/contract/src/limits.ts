/** Business constants that both sides of the contract share. Times in milliseconds, money in naira. */

export const OTP_LENGTH = 4;
export const OTP_RESEND_MS = 60_000;
export const OTP_LIFETIME_MS = 10 * 60_000;

export const PRODUCTS_PER_PAGE = 12;
export const ORDERS_PER_PAGE = 5;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_DEBOUNCE_MS = 300;
export const RELATED_WINDOW = 4;

/** What a backend that names no fee is taken to charge. */
export const DEFAULT_DELIVERY_FEE = 5;
export const ORDER_LIFETIME_MS = 24 * 60 * 60_000;

export const HERO_ADVANCE_MS = 10_000;
export const TOAST_MS = 2_000;
export const ERROR_TOAST_MS = 6_000;
export const REQUEST_TIMEOUT_MS = 15_000;
