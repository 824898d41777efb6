import { API_BASE_PATH } from '@abs/contract';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

// Browser globals: fixtures find their pictures by the page's address, and uploads use XMLHttpRequest.
vi.stubGlobal('location', new URL('http://shop.test/'));
vi.stubGlobal('XMLHttpRequest', class {});
const { ShopServer } = await import('./shopServer.ts');

const server = new ShopServer();
let stop = () => {};
afterEach(() => stop());
// Test files share a process.
afterAll(() => vi.unstubAllGlobals());

const askForProducts = () => fetch(`http://shop.test${API_BASE_PATH}/products`);

it('answers a held call once it is released', async () => {
  stop = server.start();
  server.hold('getProducts');
  const answer = askForProducts();
  await expect(Promise.race([answer, Promise.resolve('held')])).resolves.toBe('held');
  server.release('getProducts');
  expect((await answer).status).toBe(200);
});

it('answers a held call of an earlier story successfully, even if the next story refuses it', async () => {
  stop = server.start();
  server.hold('getProducts');
  const answer = askForProducts();
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  stop = server.start();
  server.fail('getProducts', 'validation', 'Not in this story.');
  // Successful, so that the earlier shop reports no error, and without a message that it would show.
  const body = await answer.then((response) => response.json());
  expect(body).toMatchObject({ products: expect.any(Array), message: '' });
});
