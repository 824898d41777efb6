import type { Endpoint } from '../endpoint.ts';

export const wishlistEndpoints = {
  getWishlist: { method: 'GET', path: '/wishlist', auth: 'customer', additive: true },
  addToWishlist: { method: 'PUT', path: '/wishlist/items/{productId}', auth: 'customer', additive: true },
  removeFromWishlist: { method: 'DELETE', path: '/wishlist/items/{productId}', auth: 'customer', additive: true },
  joinWishlist: { method: 'POST', path: '/wishlist/join', auth: 'customer', additive: true },
  lookUpWishlist: { method: 'GET', path: '/wishlist/products', auth: 'none', additive: true },
  shareWishlist: { method: 'POST', path: '/wishlist/share', auth: 'customer', additive: true },
  endWishlistShare: { method: 'DELETE', path: '/wishlist/share', auth: 'customer', additive: true },
  getSharedWishlist: { method: 'GET', path: '/wishlist/shared/{token}', auth: 'none', additive: true },
} as const satisfies Record<string, Endpoint>;
