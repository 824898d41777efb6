import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/env.ts';
import { button, createLinkPages } from '../mail/linkPages.ts';
import { linkPath } from '../mail/links.ts';
import type { Services } from '../services.ts';
import { cancelOpenRequests } from './queries.ts';

/**
 * The page behind the unsubscribe link in the headers of restock mails. As with the newsletter, only the button (POST)
 * changes anything, and mail clients unsubscribe with the same POST (RFC 8058).
 */
export function createRestockPages(services: Services): Hono<AppEnv> {
  const { db, now } = services;
  const { shopLink, answer } = createLinkPages(services);
  const app = new Hono<AppEnv>();

  app.get(
    linkPath('restockUnsubscribe'),
    answer('restockUnsubscribe', async (email) => ({
      title: 'Unsubscribe from back-in-stock emails?',
      content: html`<p>We’ll stop emailing ${email} about items that are back in stock.</p>${button('Unsubscribe')}`,
    })),
  );
  app.post(
    linkPath('restockUnsubscribe'),
    answer('restockUnsubscribe', async (email) => {
      await db.autocommit((tx) => cancelOpenRequests(tx, email, now()));
      return {
        title: 'You’re unsubscribed',
        content: html`<p>We won’t email ${email} about items that are back in stock any more.</p>${shopLink}`,
      };
    }),
  );
  return app;
}
