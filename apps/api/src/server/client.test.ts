/** Generates a client from the OpenAPI document, and buys with it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { API_BASE_PATH } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import type { ClientOptions } from 'openapi-fetch';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../paths.ts';
import { createSandboxShop, goodCard, type SandboxShop, sendCard } from '../testing/sandboxShop.ts';
import { addProduct } from '../testing/shop.ts';
import { PASSWORD } from '../testing/testApp.ts';

const example = path.join(projectRoot, 'examples/client/purchase.ts');

let shop: SandboxShop;
let folder: string;
beforeAll(async () => {
  shop = await createSandboxShop();
  folder = await mkdtemp(path.join(tmpdir(), 'abs-client-'));
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const { text } = await shop.call('GET', '/openapi.json');
  await writeFile(path.join(folder, 'api.ts'), astToString(await openapiTypescript(text)));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Each error that the generated types must find. */
const mistakes = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const api = createClient<paths>();
// @ts-expect-error There is no such path.
await api.GET('/nothing');
// @ts-expect-error The path has no such method.
await api.DELETE('/cart');
// @ts-expect-error The password is missing.
await api.POST('/signup', { body: { email: '' } });
// @ts-expect-error A page is a number.
await api.GET('/products', { params: { query: { page: 'one' } } });
const { data, error } = await api.POST('/cart', { body: { productId: '', quantity: 1 } });
// @ts-expect-error The call has no such error.
if (error?.code === 'wishlist_full') throw new Error(error.message);
// @ts-expect-error The answer has no such field.
export const { count } = data ?? {};
`;

test('a program with the generated types compiles, and mistakes in it do not', async () => {
  await cp(example, path.join(folder, 'purchase.ts'));
  await writeFile(path.join(folder, 'mistakes.ts'), mistakes);
  const compilerOptions = {
    ...{ target: 'es2024', lib: ['es2024', 'dom'], module: 'esnext', moduleResolution: 'bundler', types: [] },
    ...{ strict: true, noUncheckedIndexedAccess: true, allowImportingTsExtensions: true, noEmit: true },
    // Of the library, not of the generated types, which are no declaration file.
    skipLibCheck: true,
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const tsc = path.join(projectRoot, 'node_modules/.bin/tsc');
  const result = await promisify(execFile)(tsc, ['-p', folder]).catch((error: { stdout: string }) => error);
  expect(result.stdout).toBe('');
});

/** Its own types need the generated ones, which do not exist when the project's types are checked. */
type Program = {
  buyFirstTop(
    person: { email: string; password: string; readCode(): Promise<string>; payAt(url: string): Promise<void> },
    options: ClientOptions,
  ): Promise<Order>;
};

test('buys with the generated client', async () => {
  await addProduct(shop, { name: 'Lekki Sneaker', category: 'sneaker', position: 0 });
  await addProduct(shop, { name: 'Yaba Tee', category: 'tshirt', position: 1 });
  const { buyFirstTop }: Program = await import(pathToFileURL(example).href);
  const email = 'generated@abs.test';
  const person = {
    ...{ email, password: PASSWORD },
    readCode: () => shop.codeTo(email),
    payAt: async (url: string) => void (await sendCard(url, goodCard)),
  };
  const order = await buyFirstTop(person, {
    baseUrl: `${shop.origin}${API_BASE_PATH}`,
    fetch: async (request: Request) => shop.app.fetch(request),
  });
  expect(order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid', totalPrice: 14_005 });
  expect(order.orderItems).toMatchObject([{ quantity: 1, product: { name: 'Yaba Tee' } }]);
});
