import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CallResponse as WireResponse } from '../calls.ts';
import type { CallName } from '../endpoints.ts';
import type { CallResponse } from './answers.ts';
import { type Adaptation, readAnswer, UnreadableAnswer } from './index.ts';

const product = {
  id: 'p1',
  name: 'Plain Hoodie',
  price: 25_000,
  size: 'M',
  color: 'Black',
  salesCoverPicture: 'https://pictures.example/p1.png',
  subImages: ['https://pictures.example/p1-back.png'],
  description: 'Brushed on the inside.',
  quantity: 3,
};
const order = {
  id: 'o1',
  status: 'PENDING',
  paymentStatus: 'unpaid',
  totalPrice: 25_005,
  orderItems: [
    { id: 'i1', quantity: 1, product: { name: 'Plain Hoodie', size: 'M', color: 'Black', salesCoverPicture: '' } },
  ],
};
const user = {
  userId: 'u1',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@abs.test',
  gender: 'Female',
  avatar: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  userType: 'Customer',
};

/** What is read, and what was adapted on the way, as `path: how`. */
function read<Name extends Parameters<typeof readAnswer>[0]>(
  call: Name,
  answer: unknown,
  request?: Parameters<typeof readAnswer>[2],
) {
  const adaptations: string[] = [];
  const note = ({ path, how }: Adaptation) => adaptations.push(`${path}: ${how}`);
  return { answer: readAnswer(call, answer, request, note), adaptations };
}

describe('an answer of the basic contract', () => {
  it.each([
    ['getProducts', { products: [product], totalProducts: 1, totalPages: 1 }],
    ['getProduct', { product, relatedProducts: [product] }],
    ['getOrders', [order]],
    ['getOrder', { order }],
    ['login', { message: 'Welcome', user_credentials: { ...user, token: 't' } }],
    ['addToCart', { productId: 'p1', quantity: 1 }],
  ] as const)('of %s is read as it is', (call, sent) => {
    const { answer, adaptations } = read(call, sent);
    expect(answer).toEqual(sent);
    expect(adaptations).toEqual([]);
  });

  it('drops what the shop does not know', () => {
    expect(read('getOrder', { order: { ...order, __v: 3 }, took: 5 }).answer).toEqual({ order });
  });
});

describe('products', () => {
  const list = (change: object, query = { page: 1, limit: 12 }) =>
    read('getProducts', { products: [{ ...product, ...change }], totalProducts: 1, totalPages: 1 }, { query });

  it.each([
    [{ id: 7 }, { id: '7' }, 'products[0].id: a number instead of text'],
    [{ price: '25000' }, { price: 25_000 }, 'products[0].price: a number written as text'],
    [{ price: '25000.50' }, { price: 25_000.5 }, 'products[0].price: a number written as text'],
    [{ salesCoverPicture: null }, { salesCoverPicture: '' }, 'products[0].salesCoverPicture: null'],
    [{ subImages: null }, { subImages: [] }, 'products[0].subImages: null instead of an empty list'],
    [{ subImages: undefined }, { subImages: [] }, 'products[0].subImages: missing'],
    [{ description: undefined }, { description: '' }, 'products[0].description: missing'],
    [{ name: null }, { name: 'Unnamed product' }, 'products[0].name: null'],
  ])('may have %o', (sent, meant, adaptation) => {
    const { answer, adaptations } = list(sent);
    expect(answer.products[0]).toMatchObject(meant);
    expect(adaptations).toEqual([adaptation]);
  });

  it.each(['N/A', '1,000', '', null, undefined, -1, {}, '1e3', true])('have no price when it says %o', (price) => {
    expect(list({ price }).answer.products[0]?.price).toBeNull();
  });

  it('go without an additive field that makes no sense', () => {
    const { answer, adaptations } = list({ category: 'trousers', maxPerOrder: 'many', cover: 'p1.avif' });
    expect(answer.products).toEqual([product]);
    expect(adaptations.map((line) => line.split(':')[0])).toEqual([
      'products[0].maxPerOrder',
      'products[0].cover',
      'products[0].category',
    ]);
  });

  it('cannot be distinguished without ids', () => {
    expect(() => list({ id: undefined })).toThrow(new UnreadableAnswer('products[0].id is missing'));
  });

  it.each([[{}], ['text'], [[]], [null], [undefined], [{ products: {} }], [{ products: 'none' }]])(
    'are not to be found in %o',
    (answer) => {
      expect(() => read('getProducts', answer)).toThrow(UnreadableAnswer);
    },
  );

  it.each([
    // [shown, page, sent] → [pages, total]
    [12, 1, {}, 2, undefined],
    [5, 1, {}, 1, 5],
    [5, 3, {}, 3, 29],
    [0, 1, {}, 0, 0],
    [0, 3, {}, 2, undefined],
    [12, 2, { totalPages: 4 }, 4, undefined],
    [3, 2, { totalPages: 2 }, 2, 15],
    [12, 1, { totalProducts: 25 }, 3, 25],
    [12, 1, { totalProducts: '25', totalPages: '3' }, 3, 25],
    [12, 1, { totalProducts: null, totalPages: null }, 2, undefined],
  ])('%i on page %i with %o are on %i pages, %s in all', (shown, page, totals, totalPages, totalProducts) => {
    const products = Array.from({ length: shown }, (_, index) => ({ ...product, id: `p${index}` }));
    const { answer } = read('searchProducts', { products, ...totals }, { query: { page, limit: 12 } });
    expect([answer.totalPages, answer.totalProducts]).toEqual([totalPages, totalProducts]);
  });
});

it.each([
  [1, 12, 'p0'],
  [6, 5, 'p60'],
  [9, 5, 'p60'],
])('page %i of a list that came whole is cut out of it', (page, length, first) => {
  const products = Array.from({ length: 65 }, (_, index) => ({ ...product, id: `p${index}` }));
  const { answer, adaptations } = read('getProducts', { products }, { query: { page, limit: 12 } });
  expect([answer.products.length, answer.products[0]?.id]).toEqual([length, first]);
  expect([answer.totalPages, answer.totalProducts]).toEqual([6, 65]);
  expect(adaptations).toEqual(['products: all of them, whatever page is requested']);
});

it.each([{ totalProducts: 65, totalPages: 4 }, { totalPages: 4 }])(
  'pages of a size of the backend’s own are left as they are: %o',
  (totals) => {
    const products = Array.from({ length: 20 }, (_, index) => ({ ...product, id: `p${index}` }));
    const { answer } = read('getProducts', { products, ...totals }, { query: { page: 2, limit: 12 } });
    expect([answer.products.length, answer.totalPages]).toEqual([20, 4]);
  },
);

describe('carts', () => {
  const line = { id: 'l1', productId: 'p1', product, quantity: 2, createdAt: '2026-11-01T09:00:00.000Z' };
  const cart = (change: object) => read('getCart', { items: [{ ...line, ...change }] });

  it('have numbers for pieces, however they are written', () => {
    expect(cart({ quantity: '2' }).answer.items[0]?.quantity).toBe(2);
    expect(() => cart({ quantity: 'two' })).toThrow('items[0].quantity is not a number');
  });

  it('show a line whose product was deleted as one that cannot be ordered', () => {
    expect(cart({ product: null }).answer.items[0]?.product).toMatchObject({ price: null, quantity: 0 });
  });

  it('keep the order of lines that do not say when they were added', () => {
    expect(cart({ createdAt: null }).answer.items[0]?.createdAt).toBe('1970-01-01T00:00:00.000Z');
  });

  it('are empty when the list is null', () => {
    expect(read('getCart', { items: null }).answer.items).toEqual([]);
  });

  it('take a deletion without an answer for the requested line', () => {
    expect(read('deleteCartItem', {}, { params: { id: 'l1' } })).toMatchObject({
      answer: { itemId: 'l1' },
      adaptations: [],
    });
  });
});

describe('orders', () => {
  it.each([
    ['SUCCESS', undefined, 'paid'],
    ['SUCCESS', null, 'paid'],
    ['PENDING', undefined, 'unpaid'],
    ['CANCELLED', undefined, 'unpaid'],
    ['PENDING', 'Paid', 'paid'],
    ['PENDING', 'awaiting', 'unpaid'],
  ])('%s with the payment %s are %s', (status, paymentStatus, meant) => {
    expect(read('getOrder', { order: { ...order, status, paymentStatus } }).answer.order.paymentStatus).toBe(meant);
  });

  it('may stand in an object, and say their status in small letters', () => {
    const { answer, adaptations } = read('getOrders', { orders: [{ ...order, status: 'pending' }] });
    expect(answer).toEqual([order]);
    expect(adaptations).toEqual([
      ': the list stands in the field “orders”',
      'orders[0].status: “pending” instead of “PENDING”',
    ]);
  });

  it('may be answered alone', () => {
    const { answer, adaptations } = read('getOrder', order);
    expect(answer).toEqual({ order });
    expect(adaptations).toEqual([': the order stands in no field “order”']);
  });

  it('keep the lines whose product the backend no longer has', () => {
    const [line] = order.orderItems;
    const { answer } = read('getOrders', [{ ...order, orderItems: [{ ...line, product: null }] }]);
    expect(answer[0]?.orderItems[0]?.product.name).toBe('No longer available');
  });

  it.each([['o1'], [{ orderId: 'o1' }], [{}]])('are deleted with the answer %o', (sent) => {
    const { answer } = read('cancelOrder', sent, { params: { id: 'o1' } });
    expect(answer.orderId).toBe('o1');
  });

  it('are refused with a status of another kind, rather than shown as something else', () => {
    expect(() => read('getOrder', { order: { ...order, status: 'SHIPPED' } })).toThrow(
      'order.status is not one of PENDING, SUCCESS, CANCELLED',
    );
  });

  it.each([[{}], [{ message: 'ok' }], [{ order: null }]])('are not named by a backend that answers %o', (answer) => {
    expect(read('placeOrder', answer).answer.order).toBeNull();
  });

  it.each([
    [{}],
    [{ orderId: 'o1', data: null }],
    [{ data: { data: {} } }],
    [{ data: { data: { authorization_url: 5 } } }],
  ])('have no payment page in %o', (answer) => {
    expect(read('makePayment', answer, { body: { orderId: 'o1' } }).answer).toMatchObject({ orderId: 'o1' });
  });
});

describe('accounts', () => {
  it('have ids of text, also where they are numbers', () => {
    const { answer } = read('login', { user_credentials: { ...user, userId: 7, token: 't' } });
    expect(answer.user_credentials.userId).toBe('7');
  });

  it.each([
    [1_793_523_600_000, '2026-11-01T09:00:00.000Z'],
    [1_793_523_600, '2026-11-01T09:00:00.000Z'],
    ['2026-11-01T10:00:00+01:00', '2026-11-01T09:00:00.000Z'],
    ['soon', null],
    [undefined, null],
    [null, null],
  ])('were made at %s', (createdAt, meant) => {
    expect(read('getProfile', { user: { ...user, createdAt } }).answer.user.createdAt).toBe(meant);
  });

  it.each([[undefined], [null], [{ currentPage: 1 }], ['many']])(
    'may have %o for the pages of orders',
    (pagination) => {
      expect(read('getProfile', { user, pagination }).answer.pagination).toBeNull();
    },
  );

  it('are merged with what was sent and what was answered of it', () => {
    const body = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' };
    expect(read('completeProfile', {}, { body }).answer.data).toEqual(body);
    expect(read('completeProfile', { data: { lastName: 'Obi-Eze' } }, { body }).answer.data).toEqual({
      ...body,
      lastName: 'Obi-Eze',
    });
  });

  it('cannot be signed in to without a token', () => {
    expect(() => read('login', { user_credentials: user })).toThrow('user_credentials.token is missing');
  });
});

describe('the back office', () => {
  it('does not guess what a backend does not say of its users', () => {
    const { answer, adaptations } = read(
      'getAdminUsers',
      { users: [user], totalUsers: 9, currentPage: 2, totalPages: 2 },
      { query: { page: 2, limit: 8 } },
    );
    expect(answer).toEqual({
      users: [{ ...user, status: null, lastSeen: null, orders: null, netSpent: null }],
      pagination: { page: 2, limit: 8, total: 9, totalPages: 2 },
    });
    expect(adaptations).toEqual([]);
  });

  it.each([
    ['Deposit', 'Receive'],
    ['withdraw', 'Transfer'],
    ['receive', 'Receive'],
    ['Reversed', 'Reversed'],
  ])('reads the transaction status %s as %s', (status, meant) => {
    const { transactions } = read('getAdminTransactions', { transactions: [{ status }] }).answer;
    expect(transactions[0]).toMatchObject({ status: meant, amount: null, date: null });
  });
});

it('gives the pictures of another origin that origin', () => {
  // Through the shop's client the origin is the backend's; here it is empty: a mere name is one of the root.
  expect(
    read('getProduct', { product: { ...product, salesCoverPicture: 'hoodie.png' } }).answer.product.salesCoverPicture,
  ).toBe('/hoodie.png');
});

it('has every field of the contract', () => {
  // A field that is added to the contract and not to a reader is missing here; the readers' own types find it too.
  type Fields<T> = T extends readonly (infer Item)[] ? Fields<Item> : T extends object ? keyof T : never;
  type Forgotten = {
    [Name in CallName]: Exclude<Fields<WireResponse<Name>>, Fields<CallResponse<Name>>>;
  }[Exclude<CallName, 'getAdminUsers'>];
  expectTypeOf<Forgotten>().toEqualTypeOf<never>();
});
