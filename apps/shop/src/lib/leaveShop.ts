/**
 * Leaves the shop for the payment page. A property of an object, so that stories can replace it and stay on their page.
 */
export const leaveShop = { to: (url: string) => window.location.assign(url) };
