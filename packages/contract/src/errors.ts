/** Every error code of /api/v1, with its HTTP status. The message next to the code is for people. */
export const errorCodes = {
  validation: 400,
  malformed_json: 400,
  invalid_code: 400,
  /** Codes are refused after too many wrong ones; a new mail brings a link instead. */
  link_required: 400,
  weak_password: 400,
  /** The current password is wrong. Not 401, because the session is valid. */
  wrong_password: 400,
  file_missing: 400,
  file_empty: 400,
  too_many_files: 400,
  picture_damaged: 400,
  picture_too_many_pixels: 400,
  invalid_credentials: 401,
  unauthorized: 401,
  invalid_signature: 401,
  forbidden: 403,
  email_unverified: 403,
  account_blocked: 403,
  /** The password is right, and the account requires a code too. */
  two_factor_required: 403,
  /** The shop requires two-factor authentication of its admins. */
  two_factor_setup_required: 403,
  /** The account requires a recent code for this call. */
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  two_factor_on: 409,
  out_of_stock: 409,
  quantity_limit: 409,
  cart_empty: 409,
  price_changed: 409,
  variant_exists: 409,
  sku_taken: 409,
  slug_taken: 409,
  /** The collections were changed after the caller loaded them. */
  collection_changed: 409,
  /** The category or style has a size guide already. */
  size_guide_exists: 409,
  /** The size guide was changed after the caller loaded it. */
  size_guide_changed: 409,
  too_many_pending_orders: 409,
  /** A restock mail was requested for a product in stock. */
  in_stock: 409,
  too_many_restock_requests: 409,
  wishlist_full: 409,
  too_many_addresses: 409,
  /** The account cannot be deleted yet. */
  order_under_way: 409,
  order_not_pending: 409,
  order_not_paid: 409,
  order_status_conflict: 409,
  idempotency_conflict: 409,
  payment_in_flight: 409,
  body_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  not_a_picture: 415,
  rate_limited: 429,
  internal: 500,
  payment_unavailable: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/**
 * The message with which login refuses an unverified e-mail. The login flow also recognises it by text, because other
 * backends send no code.
 */
export const EMAIL_UNVERIFIED_MESSAGE = 'Please, verify your email, before you can login';
