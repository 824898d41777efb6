import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Call, calls } from './calls.ts';
import { errorBody } from './errorBody.ts';
import { openApiDocument } from './openapi.ts';
import { fieldsOf } from './testing/fieldsOf.ts';

/**
 * The basic contract that every backend has, repeated from the specification. The tests below fail for anything else in
 * the tables that is not marked as additive.
 */
const within = (field: string, fields: string[]) => [field, ...fields.map((name) => `${field}.${name}`)];

const user = ['userId', 'firstName', 'lastName', 'email', 'gender', 'avatar', 'createdAt', 'userType'];
const credentials = within('user_credentials', ['token', ...user]);
const garment = ['id', 'name', 'price', 'size', 'color', 'salesCoverPicture'];
const product = [...garment, 'subImages[]', 'description', 'quantity'];
const cartItem = ['id', 'productId', ...within('product', garment), 'quantity', 'createdAt'];
const orderItem = ['id', 'quantity', ...within('product', ['name', 'size', 'color', 'salesCoverPicture'])];
const order = ['id', 'status', 'paymentStatus', 'totalPrice', ...within('orderItems[]', orderItem)];
const productPage = [...within('products[]', product), 'totalProducts', 'totalPages'];

type Basic = { params?: string[]; query?: string[]; body?: string[]; answer: string[] };
const basicContract: Record<string, Basic> = {
  'POST /signup': { body: ['email', 'password'], answer: ['message'] },
  'POST /login': { body: ['email', 'password'], answer: credentials },
  'POST /complete-profile-registration/{id}': {
    params: ['id'],
    body: ['firstName', 'lastName', 'gender'],
    answer: within('data', user),
  },
  'POST /verify-email': { body: ['email', 'otp'], answer: credentials },
  'POST /verify-email-account': { body: ['email', 'otp'], answer: credentials },
  'POST /request-otp': { body: ['email'], answer: ['message'] },
  'POST /forgot-password': { body: ['email'], answer: ['message'] },
  'POST /reset-password': { body: ['email', 'otp', 'password'], answer: ['message'] },
  'GET /user/profile': { query: ['page'], answer: [...within('user', user), 'pagination'] },
  'POST /create-products': {
    body: ['name', 'description', 'price', 'size', 'color', 'quantity', 'salesCoverPicture', 'subImages[]'],
    answer: [],
  },
  'GET /products': { query: ['page', 'limit'], answer: productPage },
  'GET /products/{id}': {
    params: ['id'],
    answer: [...within('product', product), ...within('relatedProducts[]', product)],
  },
  'GET /search-query': { query: ['query', 'page', 'limit'], answer: within('products[]', product) },
  'POST /cart': { body: ['productId', 'quantity'], answer: ['productId', 'quantity'] },
  'GET /cart': { answer: within('items[]', cartItem) },
  'DELETE /delete-cart-product/{id}': { params: ['id'], answer: [] },
  'DELETE /cart/item/{id}': { params: ['id'], answer: ['itemId'] },
  'GET /get-orders': { answer: order },
  'POST /orders': { body: ['deliveryAddress', 'phoneNumber'], answer: [] },
  'GET /orders/{id}': { params: ['id'], answer: within('order', order) },
  'DELETE /orders/{id}': { params: ['id'], answer: [] },
  'POST /make-payment': {
    body: ['orderId'],
    answer: ['orderId', ...within('data', within('data', ['authorization_url']))],
  },
  'GET /overview/stats': { answer: ['totalUsers', 'userGrowth', 'totalProducts', 'totalSales', 'salesGrowth'] },
  'GET /admin/users': {
    query: ['page', 'limit'],
    answer: [...within('users[]', user), 'totalUsers', 'currentPage', 'totalPages'],
  },
  'GET /admin/transactions': {
    answer: within('transactions[]', ['name', 'date', 'invoiceId', 'amount', 'status']),
  },
};

const basicCalls = Object.entries(calls).filter(([, call]) => !('additive' in call));
const unmarked = (schema?: z.ZodMiniType) =>
  (schema ? fieldsOf(schema) : []).filter(({ isAdditive }) => !isAdditive).map(({ path }) => path);

test('the calls that are not marked as additive are those of the basic contract', () => {
  expect(basicCalls.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual(
    Object.keys(basicContract).sort(),
  );
});

describe.each(basicCalls)('%s: the fields without the mark are those of the basic contract', (_name, call) => {
  const { params, query, body, response } = call as Partial<Record<'params' | 'query' | 'body', z.ZodMiniType>> & {
    response: z.ZodMiniType;
  };
  const basic = basicContract[`${call.method} ${call.path}`];
  test.each([
    ['params', params, basic?.params],
    ['query', query, basic?.query],
    ['body', body, basic?.body],
    ['answer', response, basic?.answer],
  ])('%s', (_part, schema, fields = []) => {
    expect(unmarked(schema).sort()).toEqual([...fields].sort());
  });
  test('its endpoint distinguishes the queries of the basic contract from others', () => {
    const all = query ? fieldsOf(query) : [];
    const isMixed = all.some(({ isAdditive }) => isAdditive);
    expect((call as Call).queries).toEqual(
      isMixed ? all.filter(({ isAdditive }) => !isAdditive).map(({ path }) => path) : undefined,
    );
  });
});

test('of an error, only the message is in the basic contract', () => {
  expect(unmarked(errorBody)).toEqual(['message']);
});

describe('the OpenAPI document', () => {
  const { paths, components } = openApiDocument();
  const { Product, Cart, AdminUser } = components.schemas;

  test('marks calls, parameters and fields', () => {
    expect(paths['/logout']?.post).toMatchObject({ 'x-additive': true });
    expect(paths['/login']?.post).not.toHaveProperty('x-additive');
    expect(paths['/products']?.get?.parameters.filter((parameter) => parameter['x-additive'])).toMatchObject([
      ...['sort', 'category', 'collection', 'group', 'size', 'color', 'priceMin', 'priceMax', 'inStock', 'facets'].map(
        (name) => ({
          name,
          required: false,
        }),
      ),
    ]);
    expect(paths['/orders']?.post?.requestBody?.content['application/json']?.schema.properties).toMatchObject({
      expectedTotal: { 'x-additive': true },
    });
    expect(Product?.properties).toMatchObject({
      cover: { $ref: '#/components/schemas/Picture', 'x-additive': true },
      pictures: { 'x-additive': true, items: { $ref: '#/components/schemas/Picture' } },
    });
    expect(Product?.properties?.name).not.toHaveProperty('x-additive');
  });

  test('requires no additive field', () => {
    expect(AdminUser?.required).toEqual(user);
    expect(AdminUser?.properties?.netSpent).toMatchObject({ 'x-additive': true });
    expect(Cart?.required).toEqual(['items']);
    expect(components.schemas.Error?.required).toEqual(['message']);
    expect(paths['/create-products']?.post?.responses[201]?.content['application/json']?.schema).not.toHaveProperty(
      'required',
    );
  });
});
