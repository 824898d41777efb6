/** The reference server's data, in memory: a new shop with products, an admin and a customer with past orders. */

export type Product = {
  id: string;
  name: string;
  price: number;
  /** A path of this server. */
  salesCoverPicture: string;
  subImages: string[];
  description: string;
  color: string;
  size: string;
  quantity: number;
};

type CartLine = { id: string; productId: string; quantity: number; createdAt: string };

export type Account = {
  userId: string;
  email: string;
  password: string;
  firstName: string | null;
  lastName: string | null;
  gender: string | null;
  createdAt: string;
  userType: 'Customer' | 'Admin';
  isVerified: boolean;
  /** The last code that was mailed. */
  code: { digits: string; purpose: 'signup' | 'reset' } | null;
  cart: CartLine[];
  /** Whether the cart still has the line of a deleted product, with the switch `deletedProducts`. */
  hasDeletedLine: boolean;
};

export type Order = {
  id: string;
  userId: string;
  status: 'PENDING' | 'SUCCESS' | 'CANCELLED';
  totalPrice: number;
  createdAt: string;
  /** The reference of the last payment attempt. */
  reference: string | null;
  items: { id: string; quantity: number; productId: string; product: Product }[];
};

export type Store = {
  products: Product[];
  accounts: Account[];
  /** Newest first. */
  orders: Order[];
  /** Ids of accounts by bearer token. */
  sessions: Map<string, string>;
  nextId: () => string;
};

/** Naira added to each order. */
const DELIVERY_FEE = 5;

export const adminAccount = { email: 'admin@backend.test', password: 'reference admin' };
/** Has paid, cancelled and pending orders. */
export const customerAccount = { email: 'ada@backend.test', password: 'reference customer' };

/** More hoodies than fit on a page of 12, and two pages and a half in all. */
const KINDS = [
  { kind: 'hoodie', count: 15, price: 25_000 },
  { kind: 't-shirt', count: 6, price: 9_500 },
  { kind: 'sneakers', count: 5, price: 42_000 },
  { kind: 'jacket', count: 4, price: 38_500 },
];
const NAMES = ['Palm', 'Lagos', 'Harmattan', 'Market', 'Lagoon', 'Benin', 'Eko', 'Kano', 'Jos', 'Calabar', 'Ibadan'];
const COLORS = ['Black', 'Forest green', 'Sand', 'Indigo'];
const SIZES = ['M', 'L', 'XL'];

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

export function createProduct(store: Store, fields: Omit<Product, 'id'>): Product {
  const product = { id: store.nextId(), ...fields };
  store.products.push(product);
  return product;
}

export function createAccount(store: Store, email: string, password: string): Account {
  const account: Account = {
    userId: store.nextId(),
    email,
    password,
    firstName: null,
    lastName: null,
    gender: null,
    createdAt: new Date().toISOString(),
    userType: 'Customer',
    isVerified: false,
    code: null,
    cart: [],
    hasDeletedLine: true,
  };
  store.accounts.push(account);
  return account;
}

/** Creates an order without changing the stock of its products. */
export function createOrder(store: Store, userId: string, lines: { product: Product; quantity: number }[]): Order {
  const order: Order = {
    id: store.nextId(),
    userId,
    status: 'PENDING',
    totalPrice: DELIVERY_FEE + lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    createdAt: new Date().toISOString(),
    reference: null,
    items: lines.map(({ product, quantity }) => ({
      id: store.nextId(),
      quantity,
      productId: product.id,
      product: { ...product },
    })),
  };
  store.orders.unshift(order);
  return order;
}

function fillCatalogue(store: Store): void {
  let index = 0;
  for (const { kind, count, price } of KINDS) {
    for (let number = 0; number < count; number++, index++) {
      const color = at(COLORS, index);
      createProduct(store, {
        name: `${at(NAMES, index)} ${kind} ${number + 1}`,
        price: price + number * 500,
        salesCoverPicture: `/pictures/${kind}-${number}.svg`,
        subImages: [`/pictures/${kind}-${number}-side.svg`, `/pictures/${kind}-${number}-back.svg`],
        description: `A ${kind} in ${color.toLowerCase()}, made in Nigeria.`,
        color,
        size: at(SIZES, index),
        // One of each kind has sold out.
        quantity: number === count - 1 ? 0 : 400,
      });
    }
  }
}

function addPeople(store: Store): void {
  const admin = createAccount(store, adminAccount.email, adminAccount.password);
  Object.assign(admin, { firstName: 'Ngozi', lastName: 'Eze', gender: 'Female', userType: 'Admin', isVerified: true });
  const customer = createAccount(store, customerAccount.email, customerAccount.password);
  Object.assign(customer, { firstName: 'Ada', lastName: 'Obi', gender: 'Female', isVerified: true });
  // Seven paid orders, for two pages of five.
  const statuses = [...Array<'SUCCESS'>(7).fill('SUCCESS'), 'CANCELLED' as const, 'PENDING' as const];
  for (const [index, status] of statuses.entries()) {
    createOrder(store, customer.userId, [{ product: at(store.products, index), quantity: 1 + (index % 2) }]).status =
      status;
  }
}

export function createStore(): Store {
  let lastId = 0;
  const store: Store = {
    products: [],
    accounts: [],
    orders: [],
    sessions: new Map(),
    nextId: () => String(++lastId),
  };
  fillCatalogue(store);
  addPeople(store);
  return store;
}
