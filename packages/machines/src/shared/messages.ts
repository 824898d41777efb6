/**
 * The machines' own messages; all others come from the server. They are separate constants, so that the bundler adds
 * each one only to the pages that use it.
 */

export const loginFailed = 'Failed to log in. Please try again.';
export const signupFailed = 'Failed to sign up. Please try again.';
export const signupCompleted = 'Your account is successfully created';
export const otpSendFailed = 'Failed to send OTP. Please try again.';
export const otpVerifyFailed = 'Failed to verify OTP. Please try again.';
export const otpResent = 'another otp has been sent to you. Please check your inbox.';
export const resetFailed = 'Failed to reset password. Please try again.';
export const resetCompleted = 'Password has been successfully reset.';
export const profileFailed = 'Failed to save your profile. Please try again.';
export const profileLoadFailed = 'Failed to load your profile.';
export const logoutEverywhereFailed = 'Failed to log you out everywhere. Please try again.';
export const cartLoadFailed = 'Failed to load your cart.';
export const addFailed = 'Try again';
export const quantityFailed = 'Failed to change the quantity. Please try again.';
export const variantFailed = 'Failed to change the size. Please try again.';
export const lineDeleteFailed = 'Failed to remove the product. Please try again.';
export const orderFailed = 'Failed to place your order. Please try again.';
export const paymentFailed = 'Payment Failed: Unable to process payment.';
export const paymentUnreachable = 'We could not reach the shop to ask about your payment.';
export const ordersLoadFailed = 'Failed to load your orders.';
export const orderLoadFailed = 'Failed to load the order.';
export const orderCancelled = 'Order deleted successfully.';
export const orderCancelFailed = 'Failed to delete order.';
export const productsLoadFailed = 'Error fetching products';
export const productLoadFailed = 'Error fetching product by ID';
export const colorLoadFailed = 'Failed to load all pictures of this color.';
export const searchFailed = 'Error searching products';
export const contactFailed = 'Failed to send your message. Please try again.';
export const newsletterSubscribed = 'Thank you for subscribing!';
export const newsletterFailed = 'Failed to subscribe. Please try again.';
export const restockRequestFailed = 'We couldn’t save your request. Please try again.';
export const restockLinkFailed = 'We couldn’t open this link. Please try again.';
export const wishlistLoadFailed = 'We couldn’t load your wishlist.';
export const sharedWishlistLoadFailed = 'We couldn’t load this wishlist.';
export const heartSaveFailed = 'We couldn’t save this item. Please try again.';
export const heartRemoveFailed = 'We couldn’t remove this item. Please try again.';
export const deviceFull = 'This device can’t keep more items. Remove one from your wishlist to add another.';
export const shareFailed = 'We couldn’t make the link. Please try again.';
export const shareEndFailed = 'We couldn’t end the link. Please try again.';
export const collectionLoadFailed = 'Failed to load the collection.';
export const sizeGuideLoadFailed = 'Failed to load the size guide.';
