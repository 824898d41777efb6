import { Hono, type MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import { mountCheckout } from './checkout.ts';
import { changeControl, controlOf, resetControl } from './control.ts';
import { authorizationData, readOpening, refused, transactionData } from './protocol.ts';
import { mountRecords } from './records.ts';
import { sendDispute, sendRefund } from './refunds.ts';
import { findTransaction, openTransaction } from './transactions.ts';

const BASE = '/sandbox/paystack';

/**
 * A payment provider for development and tests that speaks Paystack's protocol, shows a card page and really posts
 * signed webhooks. Mounted only when no key of a real provider is configured.
 * Its routes carry their whole path, /sandbox/paystack/…: mount it at '/'.
 */
export function createSandbox(services: Services): Hono {
  const app = new Hono();
  const { db, config, now } = services;
  const keyed: MiddlewareHandler = async (context, next) =>
    context.req.header('authorization') === `Bearer ${services.paymentKey}`
      ? next()
      : context.json(refused('Invalid key'), 401);

  app.post(`${BASE}/transaction/initialize`, keyed, async (context) => {
    if (controlOf(services).down.initialize) return context.json(refused('Service unavailable'), 503);
    const opening = readOpening(await context.req.json().catch(() => null), config);
    if (typeof opening === 'string') return context.json(refused(opening), 400);
    const opened = await db.transaction((tx) => openTransaction(tx, opening, now()));
    if (!opened) return context.json(refused('Duplicate Transaction Reference', 'duplicate_reference'), 400);
    return context.json({
      status: true,
      message: 'Authorization URL created',
      data: authorizationData(opened, config),
    });
  });

  app.get(`${BASE}/transaction/verify/:reference`, keyed, async (context) => {
    if (controlOf(services).down.verify) return context.json(refused('Service unavailable'), 503);
    const reference = context.req.param('reference');
    const found = await db.autocommit((tx) => findTransaction(tx, { reference }));
    if (!found) return context.json(refused('Transaction reference not found.', 'transaction_not_found'), 400);
    return context.json({ status: true, message: 'Verification successful', data: transactionData(found, now()) });
  });

  mountRecords(app, services, BASE, keyed);

  // In a public shop, any client could use it to make the shop miss its webhooks.
  if (config.sandboxControl) mountControl(app, services);

  mountCheckout(app, services);
  app.all(`${BASE}/*`, (context) => context.json(refused('This sandbox does not offer that call'), 404));
  return app;
}

/**
 * Lets tests delay, repeat, reorder or drop webhooks, and take the provider down. Also sends refunds and disputes,
 * which start in the dashboard of a real provider.
 */
function mountControl(app: Hono, services: Services): void {
  app.get(`${BASE}/control`, (context) => context.json(controlOf(services)));
  app.post(`${BASE}/control`, async (context) => {
    const control = changeControl(services, await context.req.json().catch(() => null));
    return control ? context.json(control) : context.json(refused('This cannot be understood'), 400);
  });
  app.post(`${BASE}/control/refund`, async (context) => {
    const sent = await sendRefund(services, await context.req.json().catch(() => null));
    return typeof sent === 'string' ? context.json(refused(sent), 400) : context.json(sent);
  });
  app.post(`${BASE}/control/dispute`, async (context) => {
    const sent = await sendDispute(services, await context.req.json().catch(() => null));
    return typeof sent === 'string' ? context.json(refused(sent), 400) : context.json(sent);
  });
  app.post(`${BASE}/control/reset`, (context) => context.json(resetControl(services)));
}
