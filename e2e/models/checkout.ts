import { messages } from '@abs/machines';
import { checkout as model } from '@abs/machines/testing';
import { type APIRequestContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { createShopper, someHoodie } from '../support.ts';
import { expectComplaint } from './complaints.ts';
import { flowOf } from './flowOf.ts';
import { passedThrough } from './model.ts';

/** Somebody signed in, and what they buy. */
type Customer = { token: string; user: string; productId: string };
type World = {
  page: Page;
  request: APIRequestContext;
  headers: { authorization: string };
  /** The way into the flow: the cart's button, or that of an order which waits for its payment. */
  way: Locator;
  /** The order that is paid, where the journey begins with one. */
  orderId: string | null;
  /** Resolves to the address of the payment page, once the shop goes there. */
  paymentPage: Promise<string>;
};

const delivery = { deliveryAddress: '12 Allen Avenue, Ikeja, Lagos', phoneNumber: '08012345678' };

async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const { email, password } = await createShopper(request);
  const response = await request.post('/api/v1/login', { data: { email, password } });
  const { token, ...user } = (await response.json()).user_credentials;
  const { id: productId } = await someHoodie(request);
  return { token, user: JSON.stringify(user), productId };
}

/** So many orders of one customer may wait for payment, and a journey places one at most. */
const JOURNEYS_PER_CUSTOMER = 4;
let regular: Promise<Customer> | undefined;
let journeysLeft = 0;

/** One customer for several journeys that do not mind the orders of others: sign-ups from one address are limited. */
function regularCustomer(request: APIRequestContext): Promise<Customer> {
  if (!regular || journeysLeft === 0) {
    regular = newCustomer(request);
    journeysLeft = JOURNEYS_PER_CUSTOMER;
  }
  journeysLeft--;
  return regular;
}

/**
 * Keeps the browser in the shop when it first goes to the payment page: nothing is asserted of a page that is on its
 * way to another. @returns the address of the payment page, once it was to be opened.
 */
async function holdPaymentPage(page: Page): Promise<{ address: Promise<string> }> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const hold = (route: Route) => {
    resolve(route.request().url());
    return route.fulfill({ status: 204 });
  };
  await page.route('**/sandbox/paystack/checkout/**', hold, { times: 1 });
  return { address: promise };
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Enter Delivery Details' });

async function emptyCart({ request, headers }: Pick<World, 'request' | 'headers'>): Promise<void> {
  const { items } = await (await request.get('/api/v1/cart', { headers })).json();
  for (const { id } of items) await request.delete(`/api/v1/cart/item/${id}`, { headers });
}

async function pendingOrders({ request, headers }: World): Promise<{ id: string }[]> {
  return (await request.get('/api/v1/get-orders', { headers, params: { status: 'PENDING' } })).json();
}

/** Somebody with something in the cart, or an order that waits, goes on to the payment. */
export const checkout = await flowOf<'checkout', World>(model, {
  begin: async ({ page, request, journey }) => {
    const findsNoOrder = journey.steps.some(
      (step) => step.kind === 'answer' && step.port === 'getOrders' && (step.output as unknown[]).length === 0,
    );
    const { productId, ...session } = await (findsNoOrder ? newCustomer : regularCustomer)(request);
    await page.addInitScript((stored) => Object.assign(localStorage, stored), session);
    const headers = { authorization: `Bearer ${session.token}` };
    // What an earlier journey left there would be ordered too, and the stock is for all.
    await emptyCart({ request, headers });
    const { address: paymentPage } = await holdPaymentPage(page);
    const given = { page, request, headers, paymentPage, orderId: null };
    const [first] = journey.steps;

    if ((journey.input as { open?: boolean }).open) {
      await page.goto(`/product/${productId}`);
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
    'checkout.opened': ({ way }) => way.click(),
    'order.payRequested': ({ way }) => way.click(),
    'field.changed': 'The form itself keeps what is typed, and hands it over when it is confirmed.',
    'delivery.drafted': 'The form itself keeps what is typed, and hands it over when it is confirmed.',
    'delivery.confirmed': async ({ page }, { values = {} }) => {
      await form(page)
        .getByLabel('Delivery Address')
        .fill(values.deliveryAddress ?? '');
      await form(page)
        .getByLabel('Phone Number')
        .fill(values.phoneNumber ?? '');
      await page.keyboard.press('Enter');
    },
    'delivery.cancelled': ({ page }) => page.keyboard.press('Escape'),
    'checkout.closed': 'Only for a page that the browser kept while one was away, and here it keeps none.',
  },
  calls: {
    placeOrder: {
      answer: async (_, route, output) => {
        if ((output as { order?: unknown }).order) return route.continue();
        // Another backend, which does not say which order it made.
        const { order: _order, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: rest });
      },
      refuse: { cart_empty: emptyCart },
    },
    getOrders: {
      answer: async (world, route, output) => {
        if ((output as unknown[]).length === 0) {
          for (const { id } of await pendingOrders(world)) {
            await world.request.delete(`/api/v1/orders/${id}`, { headers: world.headers });
          }
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
    'paymentFailed: checkout.opened → enteringDelivery': 'The shop has gone on to the orders that wait.',
  },
  shows: {
    starting: passedThrough,
    browsing: async ({ page, way }) => {
      await expect(form(page)).toBeHidden();
      await expect(way).toBeEnabled();
      await expect(way).not.toHaveAttribute('aria-busy');
    },
    enteringDelivery: async ({ page }, after) => {
      await expect(form(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
      if (after?.kind === 'refuse' || (after?.kind === 'event' && after.event.type === 'delivery.confirmed')) {
        await expectComplaint(form(page), after, 'Please enter your delivery address.');
      }
    },
    validating: passedThrough,
    placing: ({ page }) => expect(form(page).getByRole('status')).toHaveText('Placing your order…'),
    findingOrder: ({ page }) => expect(form(page).getByRole('status')).toHaveText('Taking you to payment…'),
    paying: (world) => expectWayToPayment(world),
    redirecting: async (world) => {
      const address = await world.paymentPage;
      await expectWayToPayment(world);
      await world.page.goto(address);
      await expect(world.page.getByLabel('Card number')).toBeVisible();
    },
    paymentFailed: async ({ page }) => {
      await expect(page.getByText(messages.paymentFailed)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
      await expect(form(page)).toBeHidden();
    },
  },
});

/** One sees that something is under way, wherever the payment was begun. */
async function expectWayToPayment({ page, way, orderId }: World): Promise<void> {
  if (orderId !== null) await expect(way).toHaveAttribute('aria-busy', 'true');
  else await expect(form(page).getByRole('status')).toHaveText('Taking you to payment…');
}
