/** Business constants that both sides of the contract share. Times in milliseconds, money in naira. */

export const OTP_LENGTH = 4;
export const OTP_RESEND_MS = 60_000;
export const OTP_LIFETIME_MS = 10 * 60_000;
/** How long the link of a mail, which resets a password where codes are refused, is good. */
export const RESET_LINK_LIFETIME_MS = 60 * 60_000;

/** The page sizes that the basic contract names. */
export const PRODUCTS_PER_PAGE = 12;
export const ORDERS_PER_PAGE = 5;
export const SEARCH_PAGE_SIZE = 10;
/** UTF-16 units of a search. */
export const SEARCH_MAX_LENGTH = 200;
/** No list has more pages; a higher page is read as this one, and answered with the last that there is. */
export const LAST_PAGE = 1_000_000;

/** What a backend that names no fee is taken to charge. */
export const DEFAULT_DELIVERY_FEE = 5;
export const ORDER_LIFETIME_MS = 24 * 60 * 60_000;
/** The reference backend holds the items of an order that nobody has started to pay for this long. */
export const ORDER_HOLD_MS = 60 * 60_000;
/** Pieces of one product that a person may have in cart and unpaid orders together. */
export const UNPAID_PIECES_MAX = 20;
export const PENDING_ORDERS_MAX = 5;

export const REQUEST_TIMEOUT_MS = 15_000;

/** Pieces in stock at or below which a product is marked. */
export const LOW_STOCK = 5;
/** Matches beyond which a search of the admin lists stops counting. */
export const ADMIN_SEARCH_CAP = 1_000;
/** The most products that a search of the shop finds. */
export const SEARCH_CAP = 1_000;

/** Bytes of one uploaded picture. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Pixels (width times height) of one uploaded picture. */
export const PICTURE_MAX_PIXELS = 40_000_000;
export const SUB_IMAGES_MAX = 20;
/** By content, not by name. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const CLOTHES_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
/** European sizes. */
export const SNEAKER_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'] as const;
