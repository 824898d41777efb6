import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { goodCard, sendCard } from './sandboxShop.ts';
import { delivery, type Shopper } from './shop.ts';

/** The orders that the server has acknowledged: as placed, and as charged. */
export type AcknowledgedOrders = { ordered: Set<string>; charged: Set<string> };

type Options = {
  url: string;
  /** Its accounts: when one reaches its hourly limits, the buyer continues with the next. */
  shoppers: readonly Shopper[];
  productId: string;
  acknowledged: AcknowledgedOrders;
  /** Gets each answer with a status of 500 or more, and each error of a call without an answer; the buyer then tries again. */
  onFailure?(failure: Response | TypeError | SyntaxError): void;
};

const isLimited = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 429 || body.code === 'too_many_pending_orders';

/**
 * One buyer who buys one piece after another, even if the server fails: a call without an answer is repeated with its
 * key, and a card form without one is sent again.
 */
export function createBuyer({ url, shoppers, productId, acknowledged, onFailure = () => {} }: Options) {
  const accounts = shoppers.values();
  let shopper: Shopper;
  let orderKey: string | undefined;
  let cardPage: string | undefined;
  let unpaid: string | undefined;

  function switchShopper(): void {
    const { value } = accounts.next();
    if (!value) throw new Error('The buyer has used up its accounts');
    shopper = value;
    orderKey = undefined;
    cardPage = undefined;
    unpaid = undefined;
  }
  switchShopper();

  async function post(path: string, body: unknown, key?: string) {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shopper.token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    if (response.status >= 500) onFailure(response);
    return { status: response.status, body: await response.json() };
  }

  async function buyOne(): Promise<void> {
    if (!unpaid) {
      if (!orderKey) {
        const added = await post('/cart', { productId, quantity: 1 });
        if (added.status >= 500) return;
        orderKey = randomUUID();
      }
      const placed = await post('/orders', delivery, orderKey);
      if (placed.status >= 500) return;
      if (isLimited(placed)) return switchShopper();
      orderKey = undefined;
      if (placed.status !== 201) {
        expect(placed.body.code).toBe('cart_empty');
        return;
      }
      acknowledged.ordered.add(placed.body.order.id);
      unpaid = placed.body.order.id as string;
    }
    if (!cardPage) {
      const started = await post('/make-payment', { orderId: unpaid }, randomUUID());
      if (started.status >= 500) return;
      if (isLimited(started)) return switchShopper();
      if (started.status !== 200) {
        expect(started.body.code).toBe('order_not_pending');
        unpaid = undefined;
        return;
      }
      cardPage = started.body.data.data.authorization_url as string;
    }
    const charged = await sendCard(cardPage, goodCard);
    if (charged.status >= 500) {
      onFailure(charged);
      await charged.body?.cancel();
      return;
    }
    expect(charged.status).toBe(303);
    acknowledged.charged.add(unpaid);
    unpaid = undefined;
    cardPage = undefined;
  }

  return async (isOver: () => boolean) => {
    while (!isOver()) {
      try {
        await buyOne();
      } catch (error) {
        // The server ended during the call, or its previous process left a dead connection. Other errors fail the test.
        if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
        onFailure(error);
        await sleep(10);
      }
    }
  };
}
