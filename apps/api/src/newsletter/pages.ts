import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/env.ts';
import { type Html, page } from '../http/page.ts';
import type { Services } from '../services.ts';
import { linkPath, type NewsletterLink, prepareLinks, readToken } from './links.ts';
import { subscribedMail } from './mails.ts';
import { confirmSubscription, findSubscription, unsubscribe } from './subscribers.ts';

type Answer = { title: string; content: Html; status?: 400 };

/**
 * The pages behind the links of newsletter mails. Only the button (POST) changes anything, because mail scanners open links.
 * Mail clients unsubscribe with the same POST (RFC 8058), so it requires no cookie, login or CSRF token.
 */
export function createNewsletterPages(services: Services): Hono<AppEnv> {
  const { db, mailer, config, now } = services;
  const app = new Hono<AppEnv>();

  const shopLink = html`<p><a href="${config.publicUrl}/">Go to the shop</a></p>`;
  const invalid = (text: string): Answer => ({
    title: 'This link doesn’t work',
    content: html`<p>${text}</p>${shopLink}`,
    status: 400,
  });
  const expired = {
    ...invalid('You can subscribe to the newsletter again at the foot of every page of the shop.'),
    title: 'This link has expired',
  };
  const subscribed: Answer = {
    title: 'You’re subscribed',
    content: html`<p>We’ll send you our newsletter. To leave it, use the link in any of its emails.</p>${shopLink}`,
  };
  const incomplete = invalid('It may be incomplete. Open it from the email again.');

  /** Reads the token, and renders the page that `work` returns for its email address. */
  const answer =
    (link: NewsletterLink, work: (email: string) => Promise<Answer>) => async (context: Context<AppEnv>) => {
      const token = context.req.query('token') ?? '';
      const email = await db.autocommit((tx) => readToken(tx, link, token));
      const { title, content, status = 200 } = email === null ? incomplete : await work(email);
      context.header('Cache-Control', 'no-store');
      // The URL contains the token.
      context.header('Referrer-Policy', 'no-referrer');
      const head = html`<meta name="robots" content="noindex">`;
      return context.html(page({ title, head, body: html`<h1>${title}</h1>${content}` }), status);
    };

  app.get(
    linkPath('confirm'),
    answer('confirm', async (email) => {
      const found = await db.autocommit((tx) => findSubscription(tx, email, now()));
      if (found === 'none') return expired;
      if (found === 'subscribed') return subscribed;
      return {
        title: 'Confirm your subscription',
        content: html`<p>Would you like to get our newsletter at ${email}?</p>${button('Yes, subscribe')}`,
      };
    }),
  );
  app.post(
    linkPath('confirm'),
    answer('confirm', (email) =>
      db.transaction(async (tx) => {
        if (await confirmSubscription(tx, email, now())) {
          await mailer.enqueue(tx, subscribedMail(await prepareLinks(tx, services), email));
          return subscribed;
        }
        return (await findSubscription(tx, email, now())) === 'subscribed' ? subscribed : expired;
      }),
    ),
  );

  app.get(
    linkPath('unsubscribe'),
    answer('unsubscribe', async (email) => ({
      title: 'Unsubscribe from the newsletter?',
      content: html`<p>We’ll stop sending our newsletter to ${email}.</p>${button('Unsubscribe')}`,
    })),
  );
  app.post(
    linkPath('unsubscribe'),
    answer('unsubscribe', async (email) => {
      await db.autocommit((tx) => unsubscribe(tx, email));
      return {
        title: 'You’re unsubscribed',
        content: html`<p>We’ve deleted ${email} from our newsletter list.</p>${shopLink}`,
      };
    }),
  );
  return app;
}

/** Without an action, the form posts to the URL of its page, which contains the token. */
const button = (label: string) => html`<form method="post"><button>${label}</button></form>`;
