/** A bare Hono server: answers `/<number of a case>` with the bytes that its parent process sends for the case. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { RawAnswer } from './load.ts';

process.once('message', (answers: RawAnswer[]) => {
  const app = new Hono();
  for (const [index, { status, headers, body }] of answers.entries()) {
    const bytes = Buffer.from(body, 'base64');
    app.all(`/${index}`, () => new Response(bytes, { status, headers }));
  }
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
});
