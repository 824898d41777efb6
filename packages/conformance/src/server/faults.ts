/**
 * Faults of a backend, each as a switch of the reference server. The shop cannot adapt to them, and the kit must find
 * them. A fault changes the request before it is carried out, or the result.
 */
import type { ApiRequest } from './request.ts';
import type { Answer } from './sloppy.ts';
import { type Account, adminAccount, type Order, type Store } from './store.ts';

type CarryOut = (request: ApiRequest) => Answer;
type Plant = (request: ApiRequest, store: Store, carryOut: CarryOut) => Answer;

const bodyOf = ({ body }: ApiRequest) => (body ?? {}) as Record<string, unknown>;
const withBody = (request: ApiRequest, changed: object): ApiRequest => ({
  ...request,
  body: { ...bodyOf(request), ...changed },
});
const is = ({ method, path }: ApiRequest, call: string) => `${method} ${path}`.startsWith(call);

/** The same request as if `account` had sent it. */
function asAccount(request: ApiRequest, store: Store, account: Account | undefined): ApiRequest {
  // A request without a valid token is still refused.
  if (!account || !store.sessions.has(request.authorization?.replace(/^Bearer /, '') ?? '')) return request;
  const token = `token of ${account.userId}`;
  store.sessions.set(token, account.userId);
  return { ...request, authorization: `Bearer ${token}` };
}

const orderOf = (request: ApiRequest, store: Store): Order | undefined => {
  const id = request.path.split('/').at(-1);
  return store.orders.find((order) => order.id === id || order.id === bodyOf(request).orderId);
};
const accountNamed = (store: Store, email: unknown) => store.accounts.find((account) => account.email === email);

/** Carries some calls out as the owner of the order. */
const asOwner =
  (call: string): Plant =>
  (request, store, carryOut) => {
    const owner = is(request, call) && store.accounts.find(({ userId }) => userId === orderOf(request, store)?.userId);
    return carryOut(owner ? asAccount(request, store, owner) : request);
  };

/** Changes the answers of some calls. */
const answers =
  (call: string, change: (answer: Answer) => Answer): Plant =>
  (request, _store, carryOut) => {
    const answer = carryOut(request);
    return is(request, call) ? change(answer) : answer;
  };

const statusInstead = (status: number, instead: number, call = '') =>
  answers(call, (answer) => (answer.status === status ? { ...answer, status: instead } : answer));

/** Every code counts as the right one. */
const anyCode =
  (call: string): Plant =>
  (request, store, carryOut) => {
    const code = is(request, call) ? accountNamed(store, bodyOf(request).email)?.code : null;
    return carryOut(code ? withBody(request, { otp: code.digits }) : request);
  };

const faults = {
  /** Every customer can read every order by its id. */
  othersOrdersReadable: asOwner('GET /orders/'),
  othersOrdersPayable: asOwner('POST /make-payment'),
  othersOrdersCancellable: asOwner('DELETE /orders/'),
  othersOrdersListed: (request, store, carryOut) => {
    const others = store.orders.findLast(({ status }) => status === 'PENDING');
    const answer = carryOut(request);
    if (!is(request, 'GET /get-orders') || !others || answer.status !== 200) return answer;
    const list = store.orders.map(({ id, status, totalPrice }) => ({
      id,
      status,
      paymentStatus: 'unpaid',
      totalPrice,
      orderItems: [],
    }));
    const own = answer.body as { id: string }[];
    return { ...answer, body: [...own, ...list.filter(({ id }) => !own.some((order) => order.id === id))] };
  },
  othersLinesDeletable: (request, store, carryOut) => {
    const id = request.path.split('/').at(-1);
    const owner = store.accounts.find(({ cart }) => cart.some((line) => line.id === id));
    return carryOut(is(request, 'DELETE /cart/item/') ? asAccount(request, store, owner) : request);
  },
  customersAreAdmins: (request, store, carryOut) =>
    carryOut(
      /^\/(admin|overview|create-products)/.test(request.path)
        ? asAccount(request, store, accountNamed(store, adminAccount.email))
        : request,
    ),
  missingTokenIsForbidden: statusInstead(401, 403, 'GET /'),

  anyPasswordLogsIn: (request, store, carryOut) => {
    const account = is(request, 'POST /login') && accountNamed(store, bodyOf(request).email);
    return carryOut(account ? withBody(request, { password: account.password }) : request);
  },
  anyCodeVerifies: anyCode('POST /verify-email'),
  anyCodeResets: anyCode('POST /reset-password'),
  codesGetLost: (request, store, carryOut) => {
    const answer = carryOut(request);
    for (const account of store.accounts) account.code = null;
    return answer;
  },
  codesStayGood: (request, store, carryOut) => {
    const account = accountNamed(store, bodyOf(request).email);
    const code = account?.code ?? null;
    const answer = carryOut(request);
    if (account && is(request, 'POST /verify-email')) account.code = code;
    return answer;
  },
  codeIsSpentByChecking: (request, store, carryOut) => {
    const answer = carryOut(request);
    const account = accountNamed(store, bodyOf(request).email);
    if (account && answer.status === 200 && is(request, 'POST /verify-email-account')) account.code = null;
    return answer;
  },
  emailHasManyAccounts: answers('POST /signup', (answer) =>
    answer.status === 409
      ? { ...answer, status: 200, body: { message: 'Your account is successfully created' } }
      : answer,
  ),
  unverifiedInOtherWords: answers('POST /login', (answer) =>
    answer.status === 403 ? { ...answer, body: { message: 'Account inactive' } } : answer,
  ),
  namesAreSwapped: (request, _store, carryOut) => {
    const { firstName, lastName } = bodyOf(request);
    const isProfile = is(request, 'POST /complete-profile-registration/');
    return carryOut(isProfile ? withBody(request, { firstName: lastName, lastName: firstName }) : request);
  },
  resetKeepsPassword: (request, store, carryOut) => {
    const account = accountNamed(store, bodyOf(request).email);
    const password = account?.password ?? '';
    const answer = carryOut(request);
    if (account && is(request, 'POST /reset-password')) account.password = password;
    return answer;
  },

  missingProductIsError: statusInstead(404, 500, 'GET /products/'),
  searchFindsEverything: (request, _store, carryOut) =>
    carryOut(is(request, 'GET /search-query') ? { ...request, query: { ...request.query, query: 's' } } : request),
  pagesAreSame: (request, _store, carryOut) =>
    carryOut(
      is(request, 'GET /products') && request.query.page
        ? { ...request, query: { ...request.query, page: '1' } }
        : request,
    ),
  limitIsIgnored: (request, _store, carryOut) =>
    carryOut(
      request.path === '/products' && request.query.limit === '2' ? { ...request, query: { limit: '12' } } : request,
    ),

  stockIsIgnored: (request, store, carryOut) => {
    const product = store.products.find(({ id }) => id === bodyOf(request).productId);
    if (!product || !is(request, 'POST /cart')) return carryOut(request);
    const { quantity } = product;
    product.quantity = Number.MAX_SAFE_INTEGER;
    const answer = carryOut(request);
    product.quantity = quantity;
    return answer;
  },
  minusIsIgnored: (request, _store, carryOut) =>
    is(request, 'POST /cart') && Number(bodyOf(request).quantity) < 0
      ? { call: 'POST /cart', status: 200, body: bodyOf(request) }
      : carryOut(request),

  orderKeepsCart: (request, store, carryOut) => {
    const carts = store.accounts.map(({ cart }) => cart);
    const answer = carryOut(request);
    if (is(request, 'POST /orders'))
      for (const [index, cart] of carts.entries()) Object.assign(store.accounts[index] ?? {}, { cart });
    return answer;
  },
  phoneIsIgnored: (request, _store, carryOut) =>
    carryOut(
      is(request, 'POST /orders') && bodyOf(request).phoneNumber
        ? withBody(request, { phoneNumber: '08012345678' })
        : request,
    ),
  cancelledOrderStays: (request, store, carryOut) => {
    const order = orderOf(request, store);
    const answer = carryOut(request);
    if (order && answer.status === 200 && is(request, 'DELETE /orders/')) order.status = 'PENDING';
    return answer;
  },
  paidOrdersCancellable: (request, store, carryOut) => {
    const order = orderOf(request, store);
    if (order?.status === 'SUCCESS' && is(request, 'DELETE /orders/')) order.status = 'PENDING';
    return carryOut(request);
  },
  paidOrdersPayable: (request, store, carryOut) => {
    const order = orderOf(request, store);
    if (order?.status !== 'SUCCESS' || !is(request, 'POST /make-payment')) return carryOut(request);
    order.status = 'PENDING';
    const answer = carryOut(request);
    order.status = 'SUCCESS';
    return answer;
  },
  paymentsAreLost: (request, store, carryOut) => {
    for (const order of store.orders) if (order.reference) order.status = 'PENDING';
    return carryOut(request);
  },
  totalIsZero: answers('GET /get-orders', (answer) =>
    Array.isArray(answer.body)
      ? { ...answer, body: answer.body.map((order) => ({ ...order, totalPrice: 0 })) }
      : answer,
  ),
  paymentPageIsPlain: answers('POST /make-payment', (answer) =>
    answer.status === 200
      ? {
          ...answer,
          body: { ...(answer.body as object), data: { data: { authorization_url: 'http://pay.example.com/1' } } },
        }
      : answer,
  ),
  pricesMayBeNegative: (request, _store, carryOut) => {
    const price = bodyOf(request).price;
    return carryOut(
      is(request, 'POST /create-products') && typeof price === 'number'
        ? withBody(request, { price: Math.abs(price) })
        : request,
    );
  },
} satisfies Record<string, Plant>;

export type FaultName = keyof typeof faults;

/** A backend with these faults. */
export const plant = (names: readonly FaultName[], store: Store, carryOut: CarryOut): CarryOut =>
  names.reduce<CarryOut>((inner, name) => (request) => (faults[name] as Plant)(request, store, inner), carryOut);
