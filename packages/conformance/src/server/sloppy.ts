/** How each switch changes the answer of a call that was carried out according to the contract. */
import type { SwitchName } from './switches.ts';

/** `call` is method and path of the contract, such as 'GET /orders/{id}'; empty for a call beyond the contract. */
export type Answer = { call: string; status: number; body: unknown };
type Change = (answer: Answer) => Answer;
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object in a value, nested ones first. */
function mapObjects(value: unknown, change: (object: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])));
}

const objects =
  (change: (object: Fields) => Fields): Change =>
  (answer) => ({ ...answer, body: mapObjects(answer.body, change) });

/** Changes the fields of these names at any depth. */
const fields = (names: string, change: (value: unknown) => unknown): Change => {
  const known = new Set(names.split(' '));
  return objects((object) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, known.has(key) ? change(value) : value])),
  );
};

/** Works because JSON leaves out undefined. */
const without = (names: string): Change => fields(names, () => undefined);

/** Changes the body of these calls' successful answers. */
const bodyOf =
  <Body = Fields>(calls: string[], change: (body: Body) => unknown): Change =>
  (answer) =>
    calls.includes(answer.call) && answer.status < 300 ? { ...answer, body: change(answer.body as Body) } : answer;

const nothing =
  (isMeant: (call: string) => boolean, status: number): Change =>
  (answer) =>
    isMeant(answer.call) && answer.status < 300 ? { ...answer, status, body: undefined } : answer;

const ofError =
  (change: (message: unknown) => unknown): Change =>
  (answer) =>
    answer.status >= 400 ? { ...answer, body: change((answer.body as Fields).message) } : answer;

const unknownCalls =
  (status: number, body: unknown): Change =>
  (answer) =>
    answer.call === '' ? { ...answer, status, body } : answer;

const isProduct = (object: Fields) => 'salesCoverPicture' in object;
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
const toNumber = (value: unknown) => (value === null || value === undefined ? value : Number(value));
const NO_CHANGE: Change = (answer) => answer;

const page = (text: string) => `<!doctype html><html><body><h1>${text}</h1><pre>nginx/1.24.0</pre></body></html>`;

const changes: Record<SwitchName, Change> = {
  numericIds: (answer) => {
    const { body } = fields('id productId userId orderId itemId', toNumber)(answer);
    return { ...answer, body: answer.call === 'DELETE /orders/{id}' && typeof body === 'string' ? Number(body) : body };
  },
  numbersAsText: fields(
    'price quantity totalPrice totalProducts totalPages totalUsers currentPage totalSales userGrowth salesGrowth amount',
    (value) => (typeof value === 'number' ? String(value) : value),
  ),
  datesAsNumbers: fields('createdAt date', (value) => new Date(String(value)).getTime()),
  lowerCaseStatuses: objects((object) =>
    'orderItems' in object ? { ...object, status: String(object.status).toLowerCase() } : object,
  ),
  wordForUnpaid: fields('paymentStatus', (value) => (value === 'unpaid' ? 'pending' : value)),
  otherStatuses: objects((object) =>
    'orderItems' in object && object.status === 'SUCCESS' ? { ...object, status: 'DELIVERED' } : object,
  ),

  otherUserType: fields('userType', (value) => (value === 'Customer' ? 'User' : value)),

  otherPagination: fields('pagination', (value) => {
    const { page, totalPages } = value as Fields;
    return { currentPage: page, lastPage: totalPages };
  }),
  nullPagination: fields('pagination', () => null),
  noPagination: without('pagination'),
  noTotals: bodyOf(
    ['GET /products', 'GET /admin/users'],
    ({ totalProducts, totalPages, totalUsers, currentPage, ...lists }) => lists,
  ),
  ignoresPaging: NO_CHANGE,
  oldestOrdersFirst: (answer) =>
    answer.call === 'GET /get-orders' && Array.isArray(answer.body)
      ? { ...answer, body: answer.body.toReversed() }
      : answer,
  noPaymentStatus: without('paymentStatus'),
  noCreatedAt: without('createdAt'),
  nullCover: objects((object) =>
    String(object.salesCoverPicture).endsWith('/hoodie-0.svg') ? { ...object, salesCoverPicture: null } : object,
  ),
  nullSubImages: fields('subImages', () => null),
  nullTexts: objects((object) => {
    if (!isProduct(object)) return object;
    return { ...object, color: null, size: null, ...('description' in object && { description: null }) };
  }),
  nullLists: (answer) => {
    const { body } = objects((object) =>
      Object.fromEntries(Object.entries(object).map(([key, value]) => [key, isEmpty(value) ? null : value])),
    )(answer);
    return { ...answer, body: isEmpty(body) ? null : body };
  },
  notFoundWhenEmpty: (answer) => {
    const list = answer.call === 'GET /cart' ? (answer.body as Fields).items : answer.body;
    const what = { 'GET /cart': 'Cart not found', 'GET /get-orders': 'No orders found' }[answer.call];
    return what && isEmpty(list) ? { ...answer, status: 404, body: { message: what } } : answer;
  },
  // cart.ts adds the line of the cart, because the line can be deleted.
  deletedProducts: bodyOf<Fields[]>(['GET /get-orders'], (orders) => [
    ...orders,
    {
      ...{ id: '900003', status: 'SUCCESS', paymentStatus: 'paid', totalPrice: 9_505 },
      orderItems: [{ id: '900004', quantity: 1, product: null }],
    },
  ]),
  priceNoNumber: objects((object) =>
    'price' in object && String(object.salesCoverPicture).endsWith('/hoodie-1.svg')
      ? { ...object, price: 'N/A' }
      : object,
  ),
  pictureFileNames: (answer) => {
    const path = (value: unknown) => (typeof value === 'string' ? value.replace(/^\w+:\/\/[^/]+\//, '') : value);
    const paths = (value: unknown) => (Array.isArray(value) ? value.map(path) : path(value));
    return fields('salesCoverPicture subImages', paths)(answer);
  },

  wrappedOrders: bodyOf(['GET /get-orders'], (orders) => ({ orders })),
  bareOrder: bodyOf(['GET /orders/{id}'], ({ order }) => order),
  cancelledOrderInObject: bodyOf(['DELETE /orders/{id}'], (orderId) => ({ orderId })),
  wrappedAnswers: (answer) =>
    answer.status < 300 ? { ...answer, body: { success: true, data: answer.body } } : answer,
  mongoIds: objects(({ id, ...object }) => (id === undefined ? object : { _id: id, ...object })),
  extraFields: objects((object) => ({ ...object, __v: 0, updatedAt: null, meta: { source: [] }, isFeatured: 'no' })),
  otherMeanings: objects((object) => {
    if ('subImages' in object) {
      return {
        ...object,
        category: 'Menswear',
        cover: 1,
        pictures: ['front'],
        colorHex: 7,
        maxPerOrder: 'many',
        delivery: 'free',
      };
    }
    if ('orderItems' in object) {
      return {
        ...object,
        number: {},
        createdAt: 'yesterday',
        subtotal: 'unknown',
        deliveryFee: null,
        expiresAt: 'soon',
      };
    }
    return 'items' in object
      ? { ...object, total: 'see checkout', deliveryFee: {}, deliveryAddress: [], addresses: 'none' }
      : object;
  }),
  tokenOnlyInLogin: bodyOf(['POST /login'], ({ user_credentials }) => ({
    user_credentials: { token: (user_credentials as Fields).token },
  })),

  emptyDelete: nothing((call) => call.startsWith('DELETE '), 204),
  emptyAnswers: nothing(
    (call) => ['POST /create-products', 'DELETE /delete-cart-product/{id}', 'POST /orders'].includes(call),
    200,
  ),
  noAuthorizationUrl: bodyOf(['POST /make-payment'], ({ orderId }) => ({ orderId, data: { data: {} } })),

  htmlErrors: ofError((message) => page(String(message))),
  errorsOtherwise: ofError((error) => ({ error })),
  listedMessages: ofError((message) => ({ message: [message] })),
  unknownCallsAnswerShop: unknownCalls(200, page('Welcome')),
  unknownCallsForbidden: unknownCalls(403, { message: 'Missing Authentication Token' }),
  refusesQueries: NO_CHANGE,
  noCors: NO_CHANGE,
};

/** The answer of a server with these switches. */
export const makeSloppy = (answer: Answer, switches: readonly SwitchName[]): Answer =>
  switches.reduce((changed, name) => changes[name](changed), answer);
