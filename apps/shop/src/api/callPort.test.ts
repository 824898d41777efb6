import type { LoginForm } from '@abs/contract';
import { loginMachine, signupMachine } from '@abs/machines';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { callPort } from './callPort.ts';

// The client reads the URL once, when it loads. Outside a browser, no URL is relative.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.test'));

const fetched = vi.spyOn(globalThis, 'fetch');
let request: Request;
let body: unknown;

beforeEach(() => {
  fetched.mockImplementation(async (input) => {
    request = input as Request;
    body = request.body && (await request.clone().json());
    return Response.json({ message: 'ok' });
  });
});
afterEach(() => fetched.mockReset());

const form: LoginForm = { email: 'ada@abs.test', password: 'eight chars or more' };

test('a port sends its input as the body of the call, and resolves with the answer', async () => {
  const answer = await toPromise(createActor(callPort('signup'), { input: form }).start());
  expect([request.method, request.url]).toEqual(['POST', 'https://api.test/api/v1/signup']);
  expect(body).toEqual(form);
  expect(answer).toMatchObject({ message: 'ok' });
});

test('a port sends the request that is made from its input', async () => {
  const port = callPort('getOrder', ({ orderId }: { orderId: string }) => ({ params: { id: orderId } }));
  // Only the request matters here. The port rejects, because the response has no order.
  await toPromise(createActor(port, { input: { orderId: 'o1' } }).start()).catch(() => {});
  expect([request.method, request.url]).toEqual(['GET', 'https://api.test/api/v1/orders/o1']);
});

test('a stopped port aborts its request', async () => {
  fetched.mockImplementation((input) => {
    request = input as Request;
    return new Promise(() => {});
  });
  const actor = createActor(callPort('signup'), { input: form }).start();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(request.signal.aborted).toBe(false);
  actor.stop();
  expect(request.signal.aborted).toBe(true);
});

test('a port rejects with the server’s message', async () => {
  fetched.mockImplementation(async () => Response.json({ message: 'E-mail is taken' }, { status: 409 }));
  const actor = createActor(callPort('signup'), { input: form });
  actor.subscribe({ error: () => {} });
  await expect(toPromise(actor.start())).rejects.toMatchObject({ message: 'E-mail is taken', status: 409 });
});

test('a port has the types of its call', () => {
  signupMachine.provide({ actors: { signup: callPort('signup') } });
  // @ts-expect-error the response to a sign-up has no credentials
  loginMachine.provide({ actors: { login: callPort('signup') } });
  // @ts-expect-error the contract has no such call
  callPort('signOn');
  // @ts-expect-error the id of an order is text
  callPort('getOrder', () => ({ params: { id: 7 } }));
});
