import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ApiError } from '../apiError.ts';
import { sendPage } from '../http/page.ts';

/** Sent in place of a page that the server is too busy to render. */
export function busyPage(
  context: Context,
  { message, status, retryAfter = 5 }: ApiError,
): Response | Promise<Response> {
  return sendPage(
    context,
    {
      title: 'The shop is busy',
      body: html`<h1>The shop is busy.</h1>
<p>${message}</p>
<p><a href="">Try again</a></p>`,
    },
    status,
    { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) },
  );
}
