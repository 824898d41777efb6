/**
 * Refusals that several places give, or that stories show: a code and a sentence for a person, as the first arguments of
 * an ApiError. Stories import them to show the server's own sentences.
 */
import { type ErrorCode, isolate, limits, type OperatorWarning } from '@abs/contract';

const refusal = <Code extends ErrorCode>(code: Code, message: string) => [code, message] as const;

const { ORDER_LINES_MAX, ORDER_PIECES_MAX } = limits;

export const refusals = {
  wrongCode: refusal('invalid_code', 'That code is wrong or has expired. Check it, or request a new one.'),
  tooManyWrongCodes: refusal(
    'link_required',
    'Too many wrong codes were entered. Request a new email: it will have a link instead of a code.',
  ),
  wrongTwoFactorCode: refusal(
    'invalid_code',
    'That code is wrong or was used before. Enter the next one from your app.',
  ),
  twoFactorCodeNeeded: refusal('two_factor_required', 'Enter the code from your authenticator app.'),
  twoFactorSetupNeeded: refusal(
    'two_factor_setup_required',
    'Set up two-factor authentication on your profile to use the back office.',
  ),
  stepUpNeeded: refusal('step_up_required', 'Enter a code from your authenticator app to continue.'),
  twoFactorOn: refusal('two_factor_on', 'Two-factor authentication is already on.'),
  twoFactorOff: refusal('not_found', 'Two-factor authentication is off.'),
  twoFactorNotStarted: refusal('not_found', 'Start to set up two-factor authentication again.'),
  wrongLogin: refusal('invalid_credentials', 'Email or password is incorrect'),
  wrongPassword: refusal('wrong_password', 'Your current password is incorrect'),
  sameEmail: refusal('validation', 'This is already your email address'),
  emailLinkUsed: refusal('invalid_code', 'This link has expired, or another request has replaced it.'),
  emailTaken: refusal('email_taken', 'An account with this email already exists'),
  loginNeeded: refusal('unauthorized', 'Please log in to continue.'),
  pictureNotSaved: refusal('unavailable', 'The picture could not be saved. Please try again in a moment.'),
  pictureNotRead: refusal('unavailable', 'The picture could not be loaded. Please try again in a moment.'),
  adminsOnly: refusal('forbidden', 'This is for admins only.'),
  /** @param what a sentence that names the event that happened too often */
  tooMany: (what: string, wait: string) => refusal('rate_limited', `${what} Please try again in ${wait}.`),
  adminStays: refusal('forbidden', 'The account of an admin cannot be deleted in the shop.'),
  tooManyAddresses: refusal(
    'too_many_addresses',
    `You have ${limits.ADDRESSES_MAX} saved addresses. Remove one to save another.`,
  ),
  orderUnderWay: (number: string, reason: 'unpaid' | 'unsent' | 'refundDue' | 'disputed' | 'paymentOpen') =>
    refusal(
      'order_under_way',
      {
        unpaid: `Order ${number} is waiting for payment. Pay for it or delete it, then delete your account.`,
        unsent: `Order ${number} has not been sent yet. You can delete your account once it is on its way.`,
        refundDue: `We owe you a refund for order ${number}. You can delete your account once you have it.`,
        disputed: `Your bank is still checking a payment for order ${number}. You can delete your account after that.`,
        paymentOpen: `A payment for order ${number} may still arrive. Please try again tomorrow.`,
      }[reason],
    ),
  internal: refusal('internal', 'Something went wrong. Please try again.'),

  notFound: (what: string) => refusal('not_found', `${what} not found`),
  wishlistNotShared: refusal('not_found', 'This wishlist is not shared any more.'),

  onlyLeft: (stock: number) => refusal('out_of_stock', `Only ${stock} left in stock`),
  outOfStock: refusal('out_of_stock', 'Out of stock'),
  onlySome: (most: number) => refusal('quantity_limit', `You can order up to ${most} of one product`),
  cartLinesFull: refusal(
    'quantity_limit',
    `Your cart can have up to ${ORDER_LINES_MAX} different items. Order or remove some, then add more.`,
  ),
  /** @param room how many pieces can still be added; below 0 if the cart has too many already */
  cartPiecesFull: (room: number) =>
    refusal(
      'quantity_limit',
      room > 0
        ? `Your cart can have up to ${ORDER_PIECES_MAX} pieces, so you can add ${room} more.`
        : `Your cart can have up to ${ORDER_PIECES_MAX} pieces. Order or remove some, then add more.`,
    ),
  orderLinesFull: refusal(
    'quantity_limit',
    `An order can have up to ${ORDER_LINES_MAX} different items. Remove some from your cart, then order again.`,
  ),
  orderPiecesFull: (pieces: number) =>
    refusal(
      'quantity_limit',
      `An order can have up to ${ORDER_PIECES_MAX} pieces, and your cart has ${pieces}. Remove some, then order again.`,
    ),
  /** @param unpaid pieces in the customer's unpaid orders */
  unpaidPiecesFull: (unpaid: number) =>
    refusal(
      'quantity_limit',
      unpaid < ORDER_PIECES_MAX
        ? `You have ${unpaid} pieces in unpaid orders, so you can order ${ORDER_PIECES_MAX - unpaid} more. Pay for an order or delete it, then order again.`
        : `You have ${unpaid} pieces in unpaid orders. Pay for an order or delete it, then order again.`,
    ),
  inStock: refusal('in_stock', 'It’s in stock: you can order it now.'),
  restockLinkUsed: refusal('invalid_code', 'This link has expired, or was already used.'),
  cartEmpty: refusal('cart_empty', 'Your cart is empty.'),
  priceChanged: refusal('price_changed', 'Your cart has changed. Check the new total before you confirm.'),
  orderChanged: refusal('order_status_conflict', 'The order has changed. Look at it again.'),
  orderPaid: refusal('order_not_pending', 'This order is already paid, so it cannot be deleted.'),
  orderCancelled: refusal('order_not_pending', 'This order is already cancelled.'),
  paymentInFlight: refusal(
    'payment_in_flight',
    'A payment for this order is being processed. Try again in a few minutes.',
  ),
  paymentUnavailable: refusal(
    'payment_unavailable',
    'The payment service cannot be reached right now. Please try again soon.',
  ),

  skuTaken: (sku: string) => refusal('sku_taken', `Another product has the SKU ${isolate(sku)}`),
  slugTaken: (slug: string) => refusal('slug_taken', `Another collection has the address ${slug}`),
  productNotOnSale: refusal('validation', 'This product is no longer on sale. Remove it.'),
  sizeGuideChanged: refusal(
    'size_guide_changed',
    'Somebody else has changed this size guide. Reload the page to see it as it is now.',
  ),
  categoryHasSizeGuide: refusal('size_guide_exists', 'This category already has a size guide'),
  styleHasSizeGuide: refusal('size_guide_exists', 'This product already has a size guide of its own'),
  collectionChanged: refusal(
    'collection_changed',
    'Somebody else has changed this. Reload the page to see it as it is now.',
  ),
};

/** The warning for an admin whose logins require no code. Stories import it too. */
export const twoFactorWarning: OperatorWarning = {
  code: 'twoFactorOff',
  message: 'A stolen password alone would open the back office. Set up two-factor authentication on your profile.',
};
