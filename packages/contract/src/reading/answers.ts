/**
 * The answers as the shop uses them: the contract's own shapes, except for data that a backend of the basic contract
 * does not send. Flows and screens use these types; readers fill in the rest.
 */

import type { UserStatus } from '../admin/values.ts';
import type { CallResponse as WireResponse } from '../calls.ts';
import type { CallName } from '../endpoints.ts';
import type * as wire from '../entities.ts';

type With<T, Change> = Omit<T, keyof Change> & Change;

/** Naira; null if the backend's value is invalid: nothing can be ordered or paid at such a price. */
export type PriceAnswer = number | null;

export type User = With<wire.User, { createdAt: string | null }>;
export type UserCredentials = User & { token: string };

export type AccountSession = wire.AccountSession;
export type SavedAddress = wire.SavedAddress;

export type Product = With<wire.Product, { price: PriceAnswer }>;
export type CartItem = With<wire.CartItem, { product: With<wire.CartItem['product'], { price: PriceAnswer }> }>;
export type Cart = With<wire.Cart, { items: CartItem[] }>;
export type WishlistItem = With<wire.WishlistItem, { product: Product }>;
export type Wishlist = With<wire.Wishlist, { items: WishlistItem[] }>;
export type Order = With<wire.Order, { totalPrice: PriceAnswer }>;
export type Pagination = wire.Pagination;

export type ProductList = {
  products: Product[];
  /** The total number; undefined if the backend does not send it and there are more pages. */
  totalProducts?: number | undefined;
  totalPages: number;
  currentPage?: number | undefined;
  /** The values to filter the list by; undefined if the backend does not send them. */
  facets?: wire.Facets | undefined;
  /** A search with results, if this one found nothing. */
  suggestion?: string | undefined;
};

/** Fields are null if the backend does not send them. */
export type AdminUser = User & {
  status: UserStatus | null;
  lastSeen: string | null;
  orders: number | null;
  netSpent: number | null;
};
/** Fields are null if the backend does not send them. `status` may be a word of the backend's own. */
export type Transaction = With<
  wire.Transaction,
  { amount: PriceAnswer; date: string | null; orderId: string | null; status: string }
>;

/** Without growth if the backend does not send it. */
export type OverviewStats = With<
  wire.OverviewStats,
  { userGrowth?: number | undefined; salesGrowth?: number | undefined }
>;

type Differing = {
  login: With<WireResponse<'login'>, { user_credentials: UserCredentials }>;
  verifyEmail: With<WireResponse<'verifyEmail'>, { user_credentials: UserCredentials }>;
  verifyEmailAccount: With<WireResponse<'verifyEmailAccount'>, { user_credentials?: UserCredentials | undefined }>;
  /** The fields that the backend answered, to be merged into the user. */
  completeProfile: { message: string; data: Partial<User> };
  getProfile: {
    user: User;
    pagination: Pagination | null;
    /** May contain names that this shop does not know. */
    settings: string[];
    /** The requested new address; null if there is none. */
    pendingEmail: string | null;
  };
  getOrderHistory: With<WireResponse<'getOrderHistory'>, { orders: Order[] }>;
  getProducts: ProductList;
  searchProducts: ProductList;
  getProduct: { product: Product; relatedProducts: Product[] };
  changeCartVariant: With<WireResponse<'changeCartVariant'>, { item: CartItem }>;
  addToCart: With<WireResponse<'addToCart'>, { item?: CartItem | null | undefined }>;
  getCart: Cart;
  getWishlist: Wishlist;
  addToWishlist: { item: WishlistItem };
  joinWishlist: With<WireResponse<'joinWishlist'>, { wishlist: Wishlist }>;
  lookUpWishlist: { items: { productId: string; product: Product }[] };
  getSharedWishlist: { products: Product[] };
  getOrders: Order[];
  /** `order` is null if the backend does not send it. */
  placeOrder: { message: string; order: Order | null };
  getOrder: { order: Order };
  /** The provider's page; empty if the backend could not reach its provider. */
  makePayment: { orderId: string; data: { data: { authorization_url: string } } };
  verifyPayment: With<WireResponse<'verifyPayment'>, { order: Order }>;
  /** `product` is null if the backend does not send it. */
  createProduct: { message: string; product: Product | null };
  getOverviewStats: OverviewStats;
  getAdminUsers: { users: AdminUser[]; pagination: Pagination };
  setUserStatus: { message: string; user: AdminUser };
  /** `pagination` is null if the backend has sent all transactions. */
  getAdminTransactions: { transactions: Transaction[]; pagination: Pagination | null };
};

/** The value with which a call resolves in the shop. */
export type CallResponse<Name extends CallName> = Name extends keyof Differing ? Differing[Name] : WireResponse<Name>;
