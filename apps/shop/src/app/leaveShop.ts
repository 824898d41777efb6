/**
 * The one way out of the shop: to the page where one pays. A property of an object, so that a story can stand in its
 * way and stay where it is.
 */
export const leaveShop = { to: (url: string) => window.location.assign(url) };
