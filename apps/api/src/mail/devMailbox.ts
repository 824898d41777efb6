import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { mails } from '../db/schema.ts';
import { type Html, sendPage } from '../http/page.ts';
import { writeRequestedMails } from '../jobs/requestedMails.ts';
import type { Services } from '../services.ts';

const SHOWN = 100;

/**
 * Reads the mails that would have been sent: a page for people, JSON for tests. Only mounted while no mail server is
 * configured: see shopMode.ts.
 */
export function createDevMailbox(services: Services): Hono {
  const app = new Hono();

  app.get('/messages', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await messages(services, context.req.query('to')));
  });

  app.get('/', async (context) => {
    context.header('Cache-Control', 'no-store');
    const to = context.req.query('to');
    const list = await messages(services, to);
    return sendPage(context, {
      title: 'Mailbox',
      head: html`<meta http-equiv="refresh" content="3">`,
      body: html`<h1>Mailbox</h1>
<p class="quiet">${to ? `Mails to ${to}.` : 'Every mail the shop has sent, newest first.'} This page is here because no mail server is configured; it looks for new mails every three seconds.</p>
${list.length > 0 ? list.map(article) : html`<p>No mails yet.</p>`}`,
    });
  });
  return app;
}

async function messages(services: Services, to: string | undefined) {
  // A person who has just requested a code should find it here without waiting for the next round.
  await writeRequestedMails(services);
  const rows = await services.db.autocommit((tx) =>
    tx
      .select()
      .from(mails)
      .where(to ? eq(mails.recipient, to.trim().toLowerCase()) : undefined)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(SHOWN),
  );
  return rows.map(({ recipient, subject, text, html, unsubscribeUrl, sentAt, createdAt }) => ({
    to: recipient,
    subject,
    text,
    html,
    unsubscribeUrl: unsubscribeUrl ?? undefined,
    sentAt: (sentAt ?? createdAt).toISOString(),
  }));
}

function article(mail: Awaited<ReturnType<typeof messages>>[number]): Html {
  const code = /^\d{4}$/m.exec(mail.text)?.[0];
  return html`<article><h2><bdi>${mail.subject}</bdi></h2>
<p class="quiet">To ${mail.to}, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
${code ? html`<p class="code">${code}</p>` : ''}
<pre dir="auto">${withLinks(mail.text)}</pre>
${mail.unsubscribeUrl ? html`<p class="quiet">Mail programs offer to <a href="${mail.unsubscribeUrl}">unsubscribe</a>.</p>` : ''}</article>`;
}

/** Turns the URLs of a text into links. */
function withLinks(text: string): (string | Html)[] {
  // The pattern captures the separators, so every second part is a URL.
  return text
    .split(/(https?:\/\/[^\s<>]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
