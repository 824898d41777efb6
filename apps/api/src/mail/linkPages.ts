import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/env.ts';
import { type Html, sendPage } from '../http/page.ts';
import type { Services } from '../services.ts';
import { type MailLink, readToken } from './links.ts';

/** The content of a page behind a mailed link. */
export type LinkAnswer = { title: string; content: Html; status?: 400 };

/** Without an action, the form posts to the URL of its page, which contains the token. */
export const button = (label: string): Html => html`<form method="post"><button>${label}</button></form>`;

/** The parts of the pages behind mailed links. */
export function createLinkPages({ db, config }: Pick<Services, 'db' | 'config'>) {
  const shopLink = html`<p><a href="${config.publicUrl}/">Go to the shop</a></p>`;

  const invalid = (text: string): LinkAnswer => ({
    title: 'This link doesn’t work',
    content: html`<p>${text}</p>${shopLink}`,
    status: 400,
  });
  const incomplete = invalid('It may be incomplete. Open it from the email again.');

  /** Reads the token, and renders the page that `work` returns for its email address. */
  const answer = (link: MailLink, work: (email: string) => Promise<LinkAnswer>) => async (context: Context<AppEnv>) => {
    const token = context.req.query('token') ?? '';
    const email = await db.autocommit((tx) => readToken(tx, link, token));
    const { title, content, status = 200 } = email === null ? incomplete : await work(email);
    context.header('Cache-Control', 'no-store');
    // The URL contains the token.
    context.header('Referrer-Policy', 'no-referrer');
    const head = html`<meta name="robots" content="noindex">`;
    return sendPage(context, { title, head, body: html`<h1>${title}</h1>${content}` }, status);
  };

  return { shopLink, invalid, answer };
}
