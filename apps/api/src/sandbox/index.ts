import { Hono } from 'hono';
import type { Services } from '../services.ts';
import { mountCheckout } from './checkout.ts';
import { changeControl, controlOf, resetControl } from './control.ts';
import { authorizationData, readOpening, transactionData } from './protocol.ts';
import { sendDispute, sendRefund } from './refunds.ts';
import { findTransaction, openTransaction } from './transactions.ts';

const BASE = '/sandbox/paystack';
const refused = (message: string, code?: string) => ({ status: false, message, code });

/**
 * A payment provider for development and tests that speaks Paystack's protocol, shows a card page and really posts
 * signed webhooks. Mounted only when no key of a real provider is configured.
 * Its routes carry their whole path, /sandbox/paystack/…: mount it at '/'.
 */
export function createSandbox(services: Services): Hono {
  const app = new Hono();
  const { db, config, now } = services;
  const authorized = (header: string | undefined) => header === `Bearer ${services.paymentKey}`;

  app.post(`${BASE}/transaction/initialize`, async (context) => {
    if (controlOf(services).down.initialize) return context.json(refused('Service unavailable'), 503);
    if (!authorized(context.req.header('authorization'))) return context.json(refused('Invalid key'), 401);
    const opening = readOpening(await context.req.json().catch(() => null));
    if (typeof opening === 'string') return context.json(refused(opening), 400);
    const opened = await db.transaction((tx) => openTransaction(tx, opening, now()));
    if (!opened) return context.json(refused('Duplicate Transaction Reference', 'duplicate_reference'), 400);
    return context.json({
      status: true,
      message: 'Authorization URL created',
      data: authorizationData(opened, config),
    });
  });

  app.get(`${BASE}/transaction/verify/:reference`, async (context) => {
    if (controlOf(services).down.verify) return context.json(refused('Service unavailable'), 503);
    if (!authorized(context.req.header('authorization'))) return context.json(refused('Invalid key'), 401);
    const reference = context.req.param('reference');
    const found = await db.autocommit((tx) => findTransaction(tx, { reference }));
    if (!found) return context.json(refused('Transaction reference not found.', 'transaction_not_found'), 400);
    return context.json({ status: true, message: 'Verification successful', data: transactionData(found, now()) });
  });

  // In a public shop, any client could use it to make the shop miss its webhooks.
  if (config.sandboxControl) mountControl(app, services);

  mountCheckout(app, services);
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
