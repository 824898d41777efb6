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

/** The answer as read, and the adaptations as `path: how`. */
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
  ] as const)('of %s is read unchanged', (call, sent) => {
    const { answer, adaptations } = read(call, sent);
    expect(answer).toEqual(sent);
    expect(adaptations).toEqual([]);
  });

  it('is read without fields that the shop does not know', () => {
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

  it.each(['N/A', '1,000', '', null, undefined, -1, {}, '1e3', true])(
    'have no price when it is sent as %o',
    (price) => {
      expect(list({ price }).answer.products[0]?.price).toBeNull();
    },
  );

  it('are read without unreadable additive fields', () => {
    const { answer, adaptations } = list({ category: 'trousers', maxPerOrder: 'many', cover: 'p1.avif' });
    expect(answer.products).toEqual([product]);
    expect(adaptations.map((line) => line.split(':')[0])).toEqual([
      'products[0].maxPerOrder',
      'products[0].cover',
      'products[0].category',
    ]);
  });

  it('are unreadable without ids', () => {
    expect(() => list({ id: undefined })).toThrow(new UnreadableAnswer('products[0].id is missing'));
  });

  it.each([[{}], ['text'], [[]], [null], [undefined], [{ products: {} }], [{ products: 'none' }]])(
    'cannot be read from %o',
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
])('page %i is cut out of a list that was sent whole', (page, length, first) => {
  const products = Array.from({ length: 65 }, (_, index) => ({ ...product, id: `p${index}` }));
  const { answer, adaptations } = read('getProducts', { products }, { query: { page, limit: 12 } });
  expect([answer.products.length, answer.products[0]?.id]).toEqual([length, first]);
  expect([answer.totalPages, answer.totalProducts]).toEqual([6, 65]);
  expect(adaptations).toEqual(['products: all of them, whatever page is requested']);
});

it.each([{ totalProducts: 65, totalPages: 4 }, { totalPages: 4 }])(
  'pages of the backend’s own size are not changed: %o',
  (totals) => {
    const products = Array.from({ length: 20 }, (_, index) => ({ ...product, id: `p${index}` }));
    const { answer } = read('getProducts', { products, ...totals }, { query: { page: 2, limit: 12 } });
    expect([answer.products.length, answer.totalPages]).toEqual([20, 4]);
  },
);

describe('carts', () => {
  const line = { id: 'l1', productId: 'p1', product, quantity: 2, createdAt: '2026-11-01T09:00:00.000Z' };
  const cart = (change: object) => read('getCart', { items: [{ ...line, ...change }] });

  it('accept quantities that are written as text', () => {
    expect(cart({ quantity: '2' }).answer.items[0]?.quantity).toBe(2);
    expect(() => cart({ quantity: 'two' })).toThrow('items[0].quantity is not a number');
  });

  it('show a line whose product was deleted as sold out and without a price', () => {
    expect(cart({ product: null }).answer.items[0]?.product).toMatchObject({ price: null, quantity: 0 });
  });

  it('keep the order of lines without a time of creation', () => {
    expect(cart({ createdAt: null }).answer.items[0]?.createdAt).toBe('1970-01-01T00:00:00.000Z');
  });

  it('are empty when the list is null', () => {
    expect(read('getCart', { items: null }).answer.items).toEqual([]);
  });

  it('read an empty answer to a deletion as the requested line', () => {
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

  it('may be sent in an object, and with their status in lower case', () => {
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

  it.each([
    ['#abbac6', '#abbac6'],
    [undefined, undefined],
    [null, undefined],
    [{ hex: '#abbac6' }, undefined],
  ])('have lines with the color value %o as %o', (colorHex, meant) => {
    const [line] = order.orderItems;
    const { answer } = read('getOrder', {
      order: { ...order, orderItems: [{ ...line, product: { ...line?.product, colorHex } }] },
    });
    expect(answer.order.orderItems[0]?.product.colorHex).toBe(meant);
    expect(answer.order.orderItems[0]?.product.color).toBe('Black');
  });

  it.each([['o1'], [{ orderId: 'o1' }], [{}]])('are deleted with the answer %o', (sent) => {
    const { answer } = read('cancelOrder', sent, { params: { id: 'o1' } });
    expect(answer.orderId).toBe('o1');
  });

  it('are unreadable with an unknown status', () => {
    expect(() => read('getOrder', { order: { ...order, status: 'SHIPPED' } })).toThrow(
      'order.status is not one of PENDING, SUCCESS, CANCELLED',
    );
  });

  it.each([[{}], [{ message: 'ok' }], [{ order: null }]])('are null if placing one is answered with %o', (answer) => {
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
  it('have ids of text, even if they are sent as numbers', () => {
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
  ])('may have the creation time %s', (createdAt, meant) => {
    expect(read('getProfile', { user: { ...user, createdAt } }).answer.user.createdAt).toBe(meant);
  });

  it.each([[undefined], [null], [{ currentPage: 1 }], ['many']])(
    'may have %o as the pagination of orders',
    (pagination) => {
      expect(read('getProfile', { user, pagination }).answer.pagination).toBeNull();
    },
  );

  it.each([
    [undefined, []],
    [null, []],
    ['password', []],
    [['password'], ['password']],
    [
      ['a later one', 'password'],
      ['a later one', 'password'],
    ],
    [['password', {}], []],
  ])('have the settings %o read as %o', (settings, offered) => {
    expect(read('getProfile', { user, pagination: null, settings }).answer.settings).toEqual(offered);
  });

  it('are merged from the profile that was sent and the fields that were answered', () => {
    const body = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' };
    expect(read('completeProfile', {}, { body }).answer.data).toEqual(body);
    expect(read('completeProfile', { data: { lastName: 'Obi-Eze' } }, { body }).answer.data).toEqual({
      ...body,
      lastName: 'Obi-Eze',
    });
  });

  it('are unreadable at login without a token', () => {
    expect(() => read('login', { user_credentials: user })).toThrow('user_credentials.token is missing');
  });
});

describe('the back office', () => {
  it('reads data that a backend does not send about its users as null', () => {
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

  it('reads the items of a transaction, and leaves out any that are no text', () => {
    const itemsOf = (items: unknown) =>
      read('getAdminTransactions', { transactions: [{ status: 'Receive', items }] }).answer.transactions[0]?.items;
    expect([itemsOf('1 × Tee, Sand, size L'), itemsOf(['a tee']), itemsOf(null)]).toEqual([
      '1 × Tee, Sand, size L',
      undefined,
      undefined,
    ]);
  });
});

it('prefixes the file name of a picture with the backend’s origin', () => {
  // The shop's client passes the backend's origin. Here it is empty, so a file name becomes a path of the root.
  expect(
    read('getProduct', { product: { ...product, salesCoverPicture: 'hoodie.png' } }).answer.product.salesCoverPicture,
  ).toBe('/hoodie.png');
});

it('has every field of the contract', () => {
  // Finds a field that was added to the contract but not to a reader, as do the readers' own types.
  type Fields<T> = T extends readonly (infer Item)[] ? Fields<Item> : T extends object ? keyof T : never;
  type Forgotten = {
    [Name in CallName]: Exclude<Fields<WireResponse<Name>>, Fields<CallResponse<Name>>>;
  }[Exclude<CallName, 'getAdminUsers'>];
  expectTypeOf<Forgotten>().toEqualTypeOf<never>();
});
