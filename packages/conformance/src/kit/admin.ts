import { limits } from '@abs/contract';
import type { Probe } from './check.ts';
import { isSuccess } from './exchange.ts';
import { need } from './findings.ts';
import type { Product } from './reader.ts';
import { NO_ADMIN, type Run } from './run.ts';
import { uploadPicture } from './upload.ts';

/** Tests the back office: totals, customers, transactions, and a new product. */
export async function tryAdmin(run: Run): Promise<void> {
  const { check } = run;
  const { admin } = run.config;
  const token = () => need(admin && run.admin?.token, admin ? 'The admin could not log in.' : NO_ADMIN);
  if (admin) {
    run.admin = await check('login', 'logs in the admin', async (probe) => {
      const { email, password } = admin;
      const { user_credentials: user } = await probe.read('login', { body: { email, password } });
      probe.expect(
        user.userType === 'Admin',
        'The userType of an admin is “Admin”: the shop leads only such a user to the back office.',
      );
      return { email, password, isNew: false, token: user.token, userId: user.userId };
    });
  }

  await check('getOverviewStats', 'answers the totals', async (probe) => {
    await probe.read('getOverviewStats', { token: token() });
  });
  await check('getAdminUsers', 'answers a page of customers', async (probe) => {
    const query = { page: 1, limit: 10 };
    const { users } = await probe.read('getAdminUsers', { query, token: token() });
    probe.expect(users.length > 0, 'The list has the customers, among them those of this run.');
    probe.expect(users.length <= query.limit, `A page has at most the ${query.limit} customers requested.`);
    const one = await probe.read('getAdminUsers', { query: { page: 1, limit: 1 }, token: token() });
    const two = await probe.read('getAdminUsers', { query: { page: 2, limit: 1 }, token: token() });
    const [first] = one.users;
    probe.expect(!two.users.some(({ userId }) => userId === first?.userId), 'Page 2 has other customers than page 1.');
  });
  await check('getAdminTransactions', 'answers the transactions', async (probe) => {
    const { transactions } = await probe.read('getAdminTransactions', { token: token() });
    probe.expect(!run.paidOrder || transactions.length > 0, 'A paid order is a transaction.');
  });
  await tryNewProduct(run, token);
}

export const productName = (name: string): string => `product “${name}”`;

/** A product of this run, without its pictures. */
export const newProduct = () => ({
  name: `Conformance hoodie ${Date.now().toString(36)}`,
  description: 'Added by the conformance kit. It may be deleted.',
  price: 12_500,
  size: 'L',
  color: 'Sand',
  quantity: 1,
});

async function tryNewProduct(run: Run, token: () => string): Promise<void> {
  const { check } = run;
  const product = newProduct();
  const { name } = product;
  await check('createProduct', 'refuses a product without a name, and with a price that is none', async (probe) => {
    const pictures = await picturesFor(run, token());
    for (const wrong of [{ name: '' }, { price: 'dear' }, { price: -1 }, { quantity: 'many' }]) {
      const body = { ...product, name: `${name} refused`, ...pictures, ...wrong };
      const spec = 'A product has a name, a price that is not negative, and a number of pieces.';
      await probe.refused('createProduct', { body, token: token() }, { spec, leaves: productName(body.name) });
    }
  });
  await check('createProduct', 'adds a product', async (probe) => {
    const pictures = await picturesFor(run, token());
    const answer = await probe.read('createProduct', { body: { ...product, ...pictures }, token: token() });
    run.recorder.leave(productName(name));
    const id = answer.product?.id ?? (await findByName(probe, name));
    if (id) run.createdProduct = { id, name };
    probe.expect(id !== undefined, 'The product is then in the shop.');
    const { product: added } = await probe.read('getProduct', { params: { id: id ?? '' } });
    probe.expect(
      added.name === name && added.price === product.price && added.quantity === product.quantity,
      'It has the name, price and quantity that were sent.',
    );
  });
}

/** Pictures as the shop sends them: URLs of uploads if the backend accepts uploads, else file names. */
async function picturesFor(run: Run, token: string): Promise<{ salesCoverPicture: string; subImages: string[] }> {
  run.picture ??= (await uploadPicture(run.client, token)) ?? 'conformance-hoodie.png';
  const picture = run.picture;
  return { salesCoverPicture: picture, subImages: [picture] };
}

/** Finds a new product by a search, or on the first or last page of the collection. */
async function findByName({ read }: Probe, name: string): Promise<string | undefined> {
  const named = (products: readonly Product[]) => products.find((product) => product.name === name)?.id;
  const found = await read('searchProducts', { query: { query: name, page: 1, limit: limits.SEARCH_PAGE_SIZE } });
  const page = (page: number) => read('getProducts', { query: { page, limit: limits.PRODUCTS_PER_PAGE } });
  const first = await page(1);
  const { products } = first.totalPages > 1 ? await page(first.totalPages) : first;
  return named([...found.products, ...first.products, ...products]);
}

/** Deletes the added product if the backend has a call for it. */
export async function removeProduct(run: Run): Promise<void> {
  const { client, recorder, admin } = run;
  if (!run.createdProduct || !admin?.token) return;
  const { id, name } = run.createdProduct;
  const answer = await client.send('deleteProduct', { params: { id }, token: admin.token });
  if (isSuccess(answer)) recorder.forget(productName(name));
}
