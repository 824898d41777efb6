import { messages, type ShownCart } from '@abs/machines';
import type { Journey } from '@abs/machines/testing';
import { checkout as model } from '@abs/machines/testing';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { routeFirst } from '../shopPage.ts';
import { chosenProduct, createShopper, someHoodie, toasts } from '../support.ts';
import { expectComplaint } from './complaints.ts';
import { flowOf } from './flowOf.ts';
import { transient } from './model.ts';

/** A signed-in shopper, and the product they buy. */
type Customer = { token: string; user: string; productId: string; size: string };
type World = {
  page: Page;
  request: APIRequestContext;
  headers: { authorization: string };
  /** The button that starts the flow: Checkout in the cart, or Pay now of a pending order. */
  way: Locator;
  productId: string;
  /** The order to pay, if the journey starts from one. */
  orderId: string | null;
  /** Resolves to the URL of the payment page once the shop goes there. */
  paymentPage: Promise<string>;
};

const delivery = { deliveryAddress: '12 Allen Avenue, Ikeja, Lagos', phoneNumber: '08012345678' };

async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const { email, password } = await createShopper(request);
  const response = await request.post('/api/v1/login', { data: { email, password } });
  const { token, ...user } = (await response.json()).user_credentials;
  const { id: productId, size } = await someHoodie(request);
  return { token, user: JSON.stringify(user), productId, size };
}

/** Below the limit of five pending orders per customer: a journey places at most one. */
const JOURNEYS_PER_CUSTOMER = 4;
let regular: Promise<Customer> | undefined;
let journeysLeft = 0;

/** One customer for several journeys that ignore other orders, because sign-ups from one IP address are limited. */
function regularCustomer(request: APIRequestContext): Promise<Customer> {
  if (!regular || journeysLeft === 0) {
    regular = newCustomer(request);
    journeysLeft = JOURNEYS_PER_CUSTOMER;
  }
  journeysLeft--;
  return regular;
}

/**
 * Keeps the browser in the shop the first time it goes to the payment page, because nothing can be asserted of a page
 * that is being left. @returns the URL of the payment page, once the shop goes there.
 */
async function holdPaymentPage(page: Page): Promise<{ address: Promise<string> }> {
  const { promise, resolve } = Promise.withResolvers<string>();
  await routeFirst(page, '**/sandbox/paystack/checkout/**', (route) => {
    resolve(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return { address: promise };
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Enter Delivery Details' });
const changes = (page: Page) => page.getByRole('dialog', { name: 'Your cart has changed' });

/** Whether a sample's backend ignores the expected total, and whether a sample's cart has changed. */
const isBasic = (cart: { takesExpectedTotal: boolean } | undefined) => cart?.takesExpectedTotal === false;
const isChanged = (cart: { items: readonly { quantity: number }[] } | undefined) => cart?.items[0]?.quantity === 2;

const needsBasicBackend = ({ steps }: Journey) =>
  steps.some((step) => step.kind === 'event' && isBasic((step.event as { cart?: ShownCart }).cart));

/** Removes the total from the server's carts, because a basic backend does not send it. */
async function makeBackendBasic(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      // The client passes Request objects; a copy would use up their bodies.
      const isCart = input instanceof Request && input.method === 'GET' && input.url.endsWith('/api/v1/cart');
      if (!isCart || !response.ok) return response;
      const { total: _total, ...cart } = await response.json();
      return Response.json(cart);
    };
  });
}

const prepared = new WeakMap<World, Set<string>>();

/** Whether this is the first answer to a call in this journey. Its preparation runs once per journey. */
function isFirst(world: World, call: string): boolean {
  const calls = prepared.get(world) ?? new Set();
  prepared.set(world, calls);
  return !calls.has(call) && Boolean(calls.add(call));
}

/** Adds another piece to the cart, as another tab would. */
const changeCart = ({ request, headers, productId }: Pick<World, 'request' | 'headers' | 'productId'>) =>
  request.post('/api/v1/cart', { headers, data: { productId, quantity: 1 } });

/** Changes the cart elsewhere. The shop reloads the cart when its tab becomes visible again. */
async function showChangedCart(world: World): Promise<void> {
  await changeCart(world);
  await world.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(world.page.locator('[data-slot="cart-total"][data-state="settled"]')).toBeVisible();
  await expect(world.page.getByLabel('Quantity of', { exact: false }).getByRole('status').first()).toHaveText('2');
}

async function emptyCart({ request, headers }: Pick<World, 'request' | 'headers'>): Promise<void> {
  const { items } = await (await request.get('/api/v1/cart', { headers })).json();
  for (const { id } of items) await request.delete(`/api/v1/cart/item/${id}`, { headers });
}

async function pendingOrders({ request, headers }: World): Promise<{ id: string }[]> {
  return (await request.get('/api/v1/get-orders', { headers, params: { status: 'PENDING' } })).json();
}

/** A shopper with a filled cart or a pending order goes on to the payment. */
export const checkout = await flowOf<'checkout', World>(model, {
  begin: async ({ page, request, journey }) => {
    const findsNoOrder = journey.steps.some(
      (step) => step.kind === 'answer' && step.port === 'getOrders' && (step.output as unknown[]).length === 0,
    );
    const { productId, size, ...session } = await (findsNoOrder ? newCustomer : regularCustomer)(request);
    await page.addInitScript((stored) => Object.assign(localStorage, stored), session);
    const headers = { authorization: `Bearer ${session.token}` };
    // Items of an earlier journey would be ordered too, and all journeys share the stock.
    await emptyCart({ request, headers });
    const { address: paymentPage } = await holdPaymentPage(page);
    if (needsBasicBackend(journey)) await makeBackendBasic(page);
    // Time passes only while the journey waits, so that a request is repeated only when its steps require it.
    if (journey.steps.some(({ kind }) => kind === 'wait')) await page.clock.install();
    const given = { page, request, headers, paymentPage, productId, orderId: null };
    const [first] = journey.steps;

    if ((journey.input as { open?: boolean }).open) {
      await page.goto(chosenProduct({ id: productId, size }));
      await page.getByRole('button', { name: 'Order Now' }).click();
      return { ...given, way: page.getByRole('button', { name: 'Checkout' }) };
    }
    await request.post('/api/v1/cart', { headers, data: { productId, quantity: 1 } });
    if (first?.kind === 'event' && first.event.type === 'order.payRequested') {
      const placed = await request.post('/api/v1/orders', {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        data: delivery,
      });
      const { order } = await placed.json();
      await page.goto('/order');
      return { ...given, orderId: order.id, way: page.getByRole('button', { name: `Pay now: order ${order.number}` }) };
    }
    await page.goto('/cart');
    return { ...given, way: page.getByRole('button', { name: 'Checkout' }) };
  },
  perform: {
    'checkout.opened': async (world, { cart }) => {
      if (isChanged(cart)) await showChangedCart(world);
      await world.way.click();
    },
    'order.payRequested': ({ way }) => way.click(),
    'delivery.drafted': 'The form itself keeps what is typed, and hands it over when it is confirmed.',
    'delivery.confirmed': async (world, { values = {}, cart }) => {
      const { page } = world;
      if (isChanged(cart)) await showChangedCart(world);
      await form(page)
        .getByLabel('Delivery Address')
        .fill(values.deliveryAddress ?? '');
      await form(page)
        .getByLabel('Phone Number')
        .fill(values.phoneNumber ?? '');
      await page.keyboard.press('Enter');
    },
    'changes.accepted': ({ page }) =>
      changes(page)
        .getByRole('button', { name: /^Confirm/ })
        .click(),
    'delivery.cancelled': ({ page }) => page.keyboard.press('Escape'),
    'checkout.closed': 'Only for a page that the browser kept while one was away, and here it keeps none.',
  },
  wait: ({ page }) => page.clock.runFor(3_000),
  calls: {
    getCart: {
      answer: async (world, route, output) => {
        if (isChanged(output as ShownCart) && isFirst(world, 'getCart')) await changeCart(world);
        await route.continue();
      },
    },
    placeOrder: {
      answer: async (_, route, output) => {
        if ((output as { order?: unknown }).order) return route.continue();
        // Like a basic backend, which does not say which order it made.
        const { order: _order, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: rest });
      },
      refuse: { cart_empty: emptyCart, price_changed: async (world) => void (await changeCart(world)) },
    },
    getOrders: {
      answer: async (world, route, output) => {
        if (!isFirst(world, 'getOrders')) return route.continue();
        if ((output as unknown[]).length === 0) {
          for (const { id } of await pendingOrders(world)) {
            await world.request.delete(`/api/v1/orders/${id}`, { headers: world.headers });
          }
        } else {
          // Places the order whose answer was lost. If it exists already, the cart is empty and this does nothing.
          await world.request.post('/api/v1/orders', { headers: world.headers, data: delivery });
        }
        await route.continue();
      },
    },
    makePayment: {
      answer: async (_, route, output) => {
        const { authorization_url: url } = (output as { data: { data: { authorization_url: string } } }).data.data;
        if (!url.includes('elsewhere')) return route.continue();
        const response = await route.fetch();
        const answer = await response.json();
        answer.data.data.authorization_url = url;
        await route.fulfill({ response, json: answer });
      },
      refuse: {
        order_not_pending: async ({ request, headers, orderId }) => {
          await request.delete(`/api/v1/orders/${orderId}`, { headers });
        },
      },
    },
  },
  never: {
    'enteringDelivery: checkout.opened → stays': 'The form lies over the button.',
    'placing: placeOrder failed [isShownCart] → validating':
      'Only after an answer that was lost and a change in another tab that was seen since.',
    'paymentFailed: checkout.opened → enteringDelivery': 'The shop has moved to the pending orders.',
  },
  shows: {
    starting: transient,
    browsing: async ({ page, way }) => {
      await expect(form(page)).toBeHidden();
      await expect(way).toBeEnabled();
      await expect(way).not.toHaveAttribute('aria-busy');
    },
    enteringDelivery: async ({ page }, after) => {
      await expect(form(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
      if (after?.kind === 'refuse' && after.port === 'getOrders') {
        // The order was not found: the message gives the reason.
        await expect(form(page).getByText('You seem to be offline.', { exact: false })).toBeVisible();
      } else if (after?.kind === 'refuse' || (after?.kind === 'event' && after.event.type === 'delivery.confirmed')) {
        await expectComplaint(form(page), after, 'Please enter your delivery address.');
      }
    },
    validating: transient,
    reviewingChanges: ({ page }) => expect(changes(page).getByRole('button', { name: 'Back to cart' })).toBeVisible(),
    readingCart: ({ page }) => expect(form(page).getByRole('status')).toHaveText('Placing your order…'),
    placing: ({ page }) =>
      expect(form(page).getByRole('status')).toHaveText(/Placing your order…|Checking your order…/),
    awaitingRepeat: ({ page }) => expectChecking(page),
    findingAttempt: ({ page }) => expectChecking(page),
    findingOrder: ({ page }) => expect(form(page).getByRole('status')).toHaveText('Taking you to payment…'),
    paying: (world) => expectWayToPayment(world),
    redirecting: async (world) => {
      const address = await world.paymentPage;
      await expectWayToPayment(world);
      await world.page.goto(address);
      await expect(world.page.getByLabel('Card number')).toBeVisible();
    },
    paymentFailed: async ({ page }) => {
      await expect(toasts(page).getByText(messages.paymentFailed)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
      await expect(form(page)).toBeHidden();
    },
  },
});

const expectChecking = (page: Page) => expect(form(page).getByRole('status')).toHaveText('Checking your order…');

/** Expects the place where the payment was started to show that it is under way. */
async function expectWayToPayment({ page, way, orderId }: World): Promise<void> {
  if (orderId !== null) await expect(way).toHaveAttribute('aria-busy', 'true');
  else await expect(form(page).getByRole('status')).toHaveText('Taking you to payment…');
}
