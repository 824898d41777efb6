import { randomBytes } from 'node:crypto';
import type { Category, Picture, TypedProductField } from '@abs/contract';
import type { Order, SizeGuide } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { userSearchText } from '../accounts/mapper.ts';
import { openSession } from '../accounts/sessions.ts';
import { ApiError } from '../apiError.ts';
import { searchTextOf } from '../catalogue/searchText.ts';
import { collectionItems, collections, products, sizeGuides, users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Answer, TestApp } from './testApp.ts';

const testPicture = (name: string): Picture => ({
  src: `/media/test/${name}-640.jpg`,
  srcset: `/media/test/${name}-640.avif 640w`,
  width: 1200,
  height: 1500,
  ground: '#dad5cb',
  alt: name,
});

/** Every field of a new product that an admin fills in, except the pictures. */
export const productForm = {
  name: 'Surulere Hoodie',
  description: 'Brushed inside, for the harmattan.',
  price: 18_500.5,
  size: 'L',
  color: 'Sand',
  colorHex: '#d8c3a5',
  quantity: 12,
  category: 'hoodie',
} satisfies Record<TypedProductField, unknown>;

type NewProduct = Partial<typeof products.$inferInsert>;

/** Products on sale, each with the defaults of `addProduct`. */
export const addProducts = ({ db }: { db: Services['db'] }, added: readonly NewProduct[]) =>
  db.autocommit((tx) => tx.insert(products).values(added.map(productRow)).returning());

const productRow = (product: NewProduct) => {
  const row = {
    name: 'Ikoyi Hoodie',
    description: 'Heavy loopback cotton.',
    priceKobo: 1_400_000,
    size: 'M',
    color: 'Navy',
    colorHex: '#1f2a44',
    category: 'hoodie' as const,
    quantity: 10,
    pictures: [testPicture('front'), testPicture('back')],
    position: 0,
    ...product,
  };
  return { ...row, searchText: searchTextOf(row) };
};

/** A product on sale: a navy hoodie of 14,000 naira, ten in stock by default. */
export async function addProduct(shop: { db: Services['db'] }, product: NewProduct = {}) {
  const [added] = await addProducts(shop, [product]);
  if (!added) throw new Error('The product was not added');
  return added;
}

/** A size guide: of the category hoodie by default, of single styles with `category: null`. */
export async function addSizeGuide(
  { db }: { db: Services['db'] },
  { category = 'hoodie', ...guide }: Partial<Omit<SizeGuide, 'category'>> & { category?: Category | null } = {},
) {
  const whole: SizeGuide = {
    name: 'Hoodies',
    category: category ?? 'hoodie',
    sizes: [
      { size: 'M', measurements: { chest: 60, length: 70, sleeve: 63.5 }, equivalents: { eu: '48–50', uk: '38–40' } },
      { size: 'L', measurements: { chest: 63, length: 72 } },
    ],
    howTo: { chest: 'Below the arms.' },
    bodyHeight: 180,
    advice: 'Take the larger one.',
    ...guide,
  };
  const [added] = await db.autocommit((tx) =>
    tx.insert(sizeGuides).values({ name: whole.name, category, guide: whole }).returning(),
  );
  if (!added) throw new Error('The size guide was not added');
  return added;
}

/** A collection of styles in the given order. By default it is visible in the shop and has a unique slug. */
export async function addCollection(
  { db }: { db: Services['db'] },
  { styleIds = [], ...row }: Partial<typeof collections.$inferInsert> & { styleIds?: readonly string[] } = {},
) {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(collections)
      .values({
        ...{ slug: `rain-${randomBytes(4).toString('hex')}`, kind: 'collection' as const, title: 'Rain' },
        ...{ text: 'For wet days.', position: 10, ...row },
      })
      .returning();
    if (!added) throw new Error('The collection was not added');
    const items = styleIds.map((styleId, position) => ({ collectionId: added.id, styleId, position }));
    if (items.length > 0) await tx.insert(collectionItems).values(items);
    return added;
  });
}

export type Shopper = { id: string; email: string; token: string };

/** A customer with a session, inserted into the database, because signing up takes the time of a password hash. */
export async function addShopper(
  { services }: { services: Pick<Services, 'db' | 'now'> },
  more: Partial<typeof users.$inferInsert> = {},
): Promise<Shopper> {
  const person = {
    email: `${randomBytes(8).toString('hex')}@abs.test`,
    passwordHash: 'none',
    firstName: null,
    lastName: null,
    createdAt: services.now(),
    emailVerifiedAt: services.now(),
    ...more,
  };
  return services.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...person, searchText: userSearchText(person) })
      .returning();
    if (!user) throw new Error('The shopper was not added');
    return { id: user.id, email: user.email, token: await openSession(tx, user, { device: null }, services.now()) };
  });
}

/** An admin with a session, inserted in the same way. */
export const addAdmin = (app: { services: Pick<Services, 'db' | 'now'> }): Promise<Shopper> =>
  addShopper(app, { userType: 'Admin', firstName: 'Folake', lastName: 'Adeyemi' });

export async function stockOf({ db }: { db: Services['db'] }, id: string): Promise<number | undefined> {
  const [row] = await db.autocommit((tx) =>
    tx.select({ quantity: products.quantity }).from(products).where(eq(products.id, id)),
  );
  return row?.quantity;
}

export const delivery = { deliveryAddress: '14 Bode Thomas Street, Surulere', phoneNumber: '08031234567' };

/** Adds pieces of a product to the cart, or removes some if `quantity` is negative. */
export const step = (app: TestApp, { token }: Shopper, productId: string, quantity: number): Promise<Answer> =>
  app.call('POST', '/cart', { token, body: { productId, quantity } });

/** Orders the content of the cart. */
export const checkOut = (app: TestApp, { token }: Shopper, key?: string, body: unknown = delivery): Promise<Answer> =>
  app.call('POST', '/orders', { token, body, headers: key ? { 'idempotency-key': key } : {} });

/** A pending order of one product. */
export async function order(app: TestApp, shopper: Shopper, productId: string, quantity = 1): Promise<Order> {
  await step(app, shopper, productId, quantity);
  const answer = await checkOut(app, shopper);
  if (answer.status !== 201) throw new Error(`No order: ${answer.text}`);
  return answer.body.order;
}

export const pay = (app: TestApp, { token }: Shopper, orderId: string, key?: string): Promise<Answer> =>
  app.call('POST', '/make-payment', { token, body: { orderId }, headers: key ? { 'idempotency-key': key } : {} });

/** Makes calls to the provider fail as if it were unreachable, until the returned function is called. */
export function takeDown(app: TestApp, ...calls: ('initialize' | 'verify')[]): () => void {
  const before = app.services.payments;
  const away = async () => {
    throw new ApiError('payment_unavailable', 'The payment service cannot be reached right now.');
  };
  app.services.payments = { ...before, ...Object.fromEntries(calls.map((name) => [name, away])) };
  return () => {
    app.services.payments = before;
  };
}

/** Delivers an event of any kind, signed, as the provider would. */
export function paymentEvent(app: TestApp, event: string, data: Record<string, unknown>): Promise<Answer> {
  const body = JSON.stringify({ event, data });
  return app.call('POST', '/payments/webhook', {
    body,
    headers: { 'x-paystack-signature': app.fakePayments.sign(body) },
  });
}

/** Delivers a webhook as the provider would, signed unless another signature is given. */
export function webhook(app: TestApp, data: Record<string, unknown>, signature?: string): Promise<Answer> {
  const body = JSON.stringify({
    event: 'charge.success',
    data: { id: 1, status: 'success', currency: 'NGN', ...data },
  });
  return app.call('POST', '/payments/webhook', {
    body,
    headers: { 'x-paystack-signature': signature ?? app.fakePayments.sign(body) },
  });
}
