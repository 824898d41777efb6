/** Business constants that both sides of the contract share. Times in milliseconds, money in naira. */

export const OTP_LENGTH = 4;
export const OTP_RESEND_MS = 60_000;
export const OTP_LIFETIME_MS = 10 * 60_000;
/** How often one code may be entered wrongly. */
export const OTP_TRIES_MAX = 5;
/** How long a mailed link can reset a password. Links replace codes that are refused. */
export const RESET_LINK_LIFETIME_MS = 60 * 60_000;
/** Digits of the codes of authenticator apps. */
export const APP_CODE_LENGTH = 6;
/** Codes for logins without the authenticator app. */
export const RECOVERY_CODES = 10;
/** How long a code of two-factor authentication counts for further calls of its session that require one. */
export const STEP_UP_MS = 15 * 60_000;
/** How long the links for a change of the email address work. */
export const EMAIL_CHANGE_LIFETIME_MS = 24 * 60 * 60_000;

/** The page sizes that the basic contract names. */
export const PRODUCTS_PER_PAGE = 12;
export const ORDERS_PER_PAGE = 5;
export const SEARCH_PAGE_SIZE = 10;
/** UTF-16 units of a search. */
export const SEARCH_MAX_LENGTH = 200;
/** The highest page number that is read. A page beyond the end of a list is answered with its last page. */
export const LAST_PAGE = 1_000_000;

/** The assumed fee of a backend that names none. */
export const DEFAULT_DELIVERY_FEE = 5;
/** How many days after its delivery an item can be returned. */
export const RETURN_DAYS = 7;
export const ORDER_LIFETIME_MS = 24 * 60 * 60_000;
/** How long the reference backend holds the items of an order without a payment attempt. */
export const ORDER_HOLD_MS = 60 * 60_000;
/** How much longer it can hold them while a payment page is open. */
export const PAYMENT_HOLD_MS = 90 * 60_000;
/** Lines of a cart or an order. */
export const ORDER_LINES_MAX = 30;
/** Pieces of a cart or an order, and of a person's cart and unpaid orders together. */
export const ORDER_PIECES_MAX = 60;
/** Pieces of one product among them. */
export const UNPAID_PIECES_MAX = 20;
export const PENDING_ORDERS_MAX = 5;

export const REQUEST_TIMEOUT_MS = 15_000;
/** Bytes of a JSON body. No call has more than a product's texts and picture URLs. */
export const BODY_MAX_BYTES = 100_000;
/** Bytes of a payment webhook's body: more than any event of a provider. */
export const WEBHOOK_MAX_BYTES = 1_000_000;
/** Characters of an Idempotency-Key. Longer keys would only fill the table; a UUID has 36. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
/** How long the answer to an Idempotency-Key is kept. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** Pieces in stock at or below which a product is marked as low. */
export const LOW_STOCK = 5;
/** Matches beyond which a search of the admin lists stops counting. */
export const ADMIN_SEARCH_CAP = 1_000;
/** The maximum number of products that a search of the shop finds. */
export const SEARCH_CAP = 1_000;

/** Bytes of one uploaded picture. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Pixels (width times height) of one uploaded picture. */
export const PICTURE_MAX_PIXELS = 40_000_000;
/** How long an uploaded picture is kept that no product or collection has. */
export const UNUSED_PICTURE_MS = 24 * 60 * 60_000;
export const SUB_IMAGES_MAX = 20;
/** Pictures of one color: the cover and its sub images. */
export const PICTURES_MAX = 1 + SUB_IMAGES_MAX;
/** By content, not by name. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const CLOTHES_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
/** European sizes. */
export const SNEAKER_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'] as const;

/** Products that one person may wait for at a time. */
export const RESTOCK_REQUESTS_MAX = 50;
/** How long a mailed link can confirm a request. */
export const RESTOCK_CONFIRMATION_MS = 24 * 60 * 60_000;

/** Items of a wishlist; the second limit is for the list that a guest's device keeps. */
export const WISHLIST_MAX = 200;
export const WISHLIST_DEVICE_MAX = 100;

/** Addresses that a customer can save. */
export const ADDRESSES_MAX = 10;

/** Variants (sizes times colors) of one style. */
export const VARIANTS_MAX = 200;
/** Values of one filter, and UTF-16 units of each. */
export const FILTER_VALUES_MAX = 20;
export const FILTER_VALUE_MAX_LENGTH = 40;
/** The maximum of a price filter in naira. */
export const FILTER_PRICE_MAX = 100_000_000;

/** Categories and collections together, which the navigation and an admin's list show as a whole. */
export const COLLECTIONS_MAX = 50;
/** Styles of one collection. */
export const COLLECTION_STYLES_MAX = 500;
/** UTF-16 units of the texts of a collection. */
export const COLLECTION_TITLE_MAX_LENGTH = 80;
export const COLLECTION_TEXT_MAX_LENGTH = 1000;
export const COLLECTION_SLUG_MAX_LENGTH = 60;

/** Centimeters of one measurement in a size guide. */
export const MEASUREMENT_MAX = 300;
/** Sizes of one guide. */
export const SIZE_GUIDE_SIZES_MAX = 50;
/** UTF-16 units of the texts of a guide. */
export const SIZE_NAME_MAX_LENGTH = 40;
export const SIZE_GUIDE_NAME_MAX_LENGTH = 120;
export const SIZE_ADVICE_MAX_LENGTH = 500;
export const SIZE_HOW_TO_MAX_LENGTH = 300;
/** Height in centimeters of the person next to a garment. */
export const BODY_HEIGHT_MIN = 140;
export const BODY_HEIGHT_MAX = 210;
