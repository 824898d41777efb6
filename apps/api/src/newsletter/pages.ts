import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/env.ts';
import { button, createLinkPages, type LinkAnswer } from '../mail/linkPages.ts';
import { linkPath, prepareLinks } from '../mail/links.ts';
import type { Services } from '../services.ts';
import { subscribedMail } from './mails.ts';
import { confirmSubscription, findSubscription, unsubscribe } from './subscribers.ts';

/**
 * The pages behind the links of newsletter mails. Only the button (POST) changes anything, because mail scanners open links.
 * Mail clients unsubscribe with the same POST (RFC 8058), so it requires no cookie, login or CSRF token.
 */
export function createNewsletterPages(services: Services): Hono<AppEnv> {
  const { db, mailer, now } = services;
  const app = new Hono<AppEnv>();

  const { shopLink, invalid, answer } = createLinkPages(services);
  const expired = {
    ...invalid('You can subscribe to the newsletter again at the foot of every page of the shop.'),
    title: 'This link has expired',
  };
  const subscribed: LinkAnswer = {
    title: 'You’re subscribed',
    content: html`<p>We’ll send you our newsletter. To leave it, use the link in any of its emails.</p>${shopLink}`,
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
