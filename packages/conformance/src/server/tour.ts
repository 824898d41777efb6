/** For tests: makes a purchase and the other calls of the contract, and collects the server's answers. */
import { adminAccount, customerAccount } from './store.ts';

type Step = { call: string; status: number; cors: string | null; body: string };
type Fields = Record<string, unknown>;

/** Replaces values that change from run to run, such as tokens and times. */
const STEADY: [RegExp, string][] = [
  [/"token":"[\w-]+"/g, '"token":"…"'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'],
  [/\b1\d{12}\b/g, '<milliseconds>'],
  [/pay\/[\w-]+/g, 'pay/…'],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'http://server'],
];

const parse = (text: string): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
};

/** Makes all calls of the tour. It understands the answers of every switch, so that it always completes. */
export async function tour(url: string): Promise<Step[]> {
  const steps: Step[] = [];
  let token = '';

  async function send(method: string, path: string, body?: object): Promise<Fields> {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const steady = STEADY.reduce((changed, [pattern, mark]) => changed.replace(pattern, mark), text);
    const cors = response.headers.get('access-control-allow-origin');
    steps.push({ call: `${method} ${path}`, status: response.status, cors, body: steady });
    const answer = parse(text);
    return 'success' in answer ? (answer.data as Fields) : answer;
  }
  const code = async (email: string) => {
    const response = await fetch(`${url}/control/codes?email=${email}`);
    return ((await response.json()) as { code: string }).code;
  };
  const signIn = (answer: Fields) => {
    token = String((answer.user_credentials as Fields).token);
  };

  const email = 'tour@shop.test';
  await send('POST', '/signup', { email, password: 'a first password' });
  await send('POST', '/login', { email, password: 'a first password' });
  await send('POST', '/request-otp', { email });
  signIn(await send('POST', '/verify-email', { email, otp: await code(email) }));
  const { user } = (await send('GET', '/user/profile?page=1')) as { user: Fields };
  const profile = { firstName: 'Tolu', lastName: 'Ade', gender: 'Male' };
  await send('POST', `/complete-profile-registration/${user.userId}`, profile);
  await send('POST', '/forgot-password', { email });
  const otp = await code(email);
  await send('POST', '/verify-email-account', { email, otp });
  await send('POST', '/reset-password', { email, otp, password: 'a second password' });
  signIn(await send('POST', '/login', { email, password: 'a second password' }));

  await send('GET', '/products?page=2&limit=12');
  await send('GET', '/products?page=1&limit=2&sort=newest');
  await send('GET', '/products/2');
  await send('GET', '/search-query?query=hoodie&page=1&limit=10');
  await send('GET', '/get-orders');
  await send('GET', '/cart');
  await send('POST', '/cart', { productId: '1', quantity: 2 });
  await send('POST', '/cart', { productId: '1', quantity: -1 });
  await send('GET', '/cart');
  await send('DELETE', '/delete-cart-product/1');
  await send('POST', '/cart', { productId: '1', quantity: 1 });
  const order = { deliveryAddress: '12 Allen Avenue', phoneNumber: '08012345678' };
  await send('POST', '/orders', order);
  const newest = async () => {
    const answer = await send('GET', '/get-orders');
    const list = (Array.isArray(answer) ? answer : answer.orders) as Fields[];
    const pending = list.find(({ status }) => String(status).toUpperCase() === 'PENDING');
    return String(pending?.id ?? pending?._id);
  };
  const first = await newest();
  await send('POST', '/make-payment', { orderId: first });
  await send('GET', `/orders/${first}`);
  await send('DELETE', `/orders/${first}`);
  await send('GET', '/payments/verify/unknown');

  signIn(await send('POST', '/login', customerAccount));
  await send('GET', '/get-orders');

  signIn(await send('POST', '/login', adminAccount));
  await send('GET', '/overview/stats');
  await send('GET', '/admin/users?page=1&limit=2');
  await send('GET', '/admin/transactions');
  await send('POST', '/create-products', {
    name: 'Abuja cap',
    description: 'A cap for the sun.',
    price: 4_000,
    size: 'M',
    color: 'Red',
    quantity: 3,
    salesCoverPicture: 'cap.png',
    subImages: ['cap-side.png'],
  });
  return steps;
}
