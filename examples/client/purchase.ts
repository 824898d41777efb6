/**
 * A purchase through the API, from the sign-up to the paid order, with a client whose types are generated from the
 * OpenAPI document: `npx openapi-typescript http://localhost:3000/api/v1/openapi.json -o api.ts`.
 */
import createClient, { type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './api.ts';

/** What a person does outside the API. */
export type Person = {
  email: string;
  password: string;
  /** Reads the code in the mail. */
  readCode: () => Promise<string>;
  /** Pays on the page of the payment provider. */
  payAt: (url: string) => Promise<void>;
};

/** @param options at least `baseUrl`, such as http://localhost:3000/api/v1 */
export async function buyFirstTop(person: Person, options: ClientOptions): Promise<components['schemas']['Order']> {
  const api = createClient<paths>({
    // Several values of a filter are one text, with commas between them.
    querySerializer: { array: { style: 'form', explode: false } },
    ...options,
  });
  const { email, password } = person;

  dataOf(await api.POST('/signup', { body: { email, password } }));
  const otp = await person.readCode();
  const { user_credentials: user } = dataOf(await api.POST('/verify-email', { body: { email, otp } }));
  api.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${user.token}`),
  });
  await api.POST('/complete-profile-registration/{id}', {
    params: { path: { id: user.userId } },
    body: { firstName: 'Ada', lastName: 'Obi', gender: 'Female' },
  });

  const { products } = dataOf(
    await api.GET('/products', { params: { query: { category: ['hoodie', 'tshirt'], inStock: true, limit: 1 } } }),
  );
  const [top] = products;
  if (!top) throw new Error('No hoodie or t-shirt is in stock.');
  const added = await api.POST('/cart', { body: { productId: top.id, quantity: 1 } });
  if (added.error?.code === 'out_of_stock') throw new Error(`${top.name} has just been sold.`);
  const { total } = dataOf(await api.GET('/cart'));

  const placed = dataOf(
    await api.POST('/orders', {
      // If no answer arrives, the same request with the same key places no second order.
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        deliveryAddress: '14 Bode Thomas Street, Surulere',
        phoneNumber: '0803 123 4567',
        ...(total !== undefined && { expectedTotal: total }),
      },
    }),
  );
  const orderId = placed.order?.id ?? '';
  const { data: payment } = dataOf(await api.POST('/make-payment', { body: { orderId } }));
  await person.payAt(payment.data.authorization_url);

  const reference = payment.data.reference ?? '';
  const { order } = dataOf(await api.GET('/payments/verify/{reference}', { params: { path: { reference } } }));
  return order;
}

/** The data of an answer. @throws with the sentence of the server, if it refused the call */
function dataOf<Data>({ data, error }: { data?: Data; error?: { message: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'The answer is empty.');
  return data;
}
