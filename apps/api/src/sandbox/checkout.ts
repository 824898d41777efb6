import type { Context, Hono } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import { ownPagePolicy } from '../http/contentPolicy.ts';
import type { Services } from '../services.ts';
import { type CardForm, judgeCard, testCards } from './cards.ts';
import { controlOf } from './control.ts';
import { closedPage, formPage, unknownPage } from './page.ts';
import { callbackOf, checkoutPath } from './protocol.ts';
import { STYLE } from './style.ts';
import { abandon, charge, findTransaction, type SandboxTransaction, stateOf } from './transactions.ts';
import { scheduleWebhooks } from './webhooks.ts';

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;
const blank: CardForm = { number: '', expiry: '', cvv: '' };

/** Forms may redirect back to the shop. */
const policyOf = (transaction: SandboxTransaction | null): string =>
  ownPagePolicy(STYLE, transaction ? [new URL(transaction.callbackUrl).origin] : []);

function show(context: Context, transaction: SandboxTransaction | null, page: Page, status: 200 | 402 | 404 | 422) {
  context.header('Content-Security-Policy', policyOf(transaction));
  context.header('Cache-Control', 'no-store');
  return context.html(page, status);
}

/** The hosted card page: GET shows it, POST charges, `cancel` redirects back to the shop unpaid. */
export function mountCheckout(app: Hono, services: Services): void {
  const { db, now } = services;
  const path = checkoutPath(':accessCode');

  /** Shows the page for a transaction's state: the form only while it can be paid. */
  function stand(context: Context, transaction: SandboxTransaction | null, form = blank) {
    if (!transaction) return show(context, null, unknownPage(), 404);
    const state = stateOf(transaction, now());
    if (state === 'open' || state === 'declined')
      return show(context, transaction, formPage(transaction, { form }), 200);
    return show(context, transaction, closedPage(transaction, state, callbackOf(transaction, services.config)), 200);
  }

  app.get(path, async (context) => {
    const accessCode = context.req.param('accessCode') ?? '';
    const transaction = await db.autocommit((tx) => findTransaction(tx, { accessCode }));
    const card = testCards.find(({ number }) => number === context.req.query('card'));
    const year = String((now().getUTCFullYear() + 3) % 100);
    return stand(context, transaction, card && { number: card.number, expiry: `12/${year}`, cvv: '408' });
  });

  app.post(path, async (context) => {
    const accessCode = context.req.param('accessCode') ?? '';
    const transaction = await db.autocommit((tx) => findTransaction(tx, { accessCode }));
    if (!transaction) return stand(context, null);
    const sent = await context.req.parseBody();
    const text = (name: string) => (typeof sent[name] === 'string' ? sent[name].slice(0, 100) : '');
    const form: CardForm = { number: text('number'), expiry: text('expiry'), cvv: text('cvv') };
    const judged = judgeCard(form, now());
    if ('errors' in judged && ['open', 'declined'].includes(stateOf(transaction, now()))) {
      return show(context, transaction, formPage(transaction, { form, errors: judged.errors }), 422);
    }
    const charged =
      'errors' in judged
        ? transaction
        : await db.transaction((tx) => charge(tx, accessCode, judged.outcome, controlOf(services), now()));
    if (charged?.status === 'success') {
      scheduleWebhooks(services, charged.webhookDueAt);
      return context.redirect(callbackOf(charged, services.config), 303);
    }
    if (charged?.status === 'failed') {
      const declined = charged.gatewayResponse ?? 'Declined';
      return show(context, charged, formPage(charged, { form: blank, declined }), 402);
    }
    return stand(context, charged);
  });

  app.get(`${path}/cancel`, async (context) => {
    const accessCode = context.req.param('accessCode') ?? '';
    const transaction = await db.transaction((tx) => abandon(tx, accessCode, now()));
    return transaction ? context.redirect(callbackOf(transaction, services.config), 303) : stand(context, null);
  });
}
