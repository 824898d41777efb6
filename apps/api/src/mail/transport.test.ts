import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createTransport } from './transport.ts';

/** As much of SMTP (RFC 5321) as one mail needs. */
const received: string[] = [];
const server = createServer((socket: Socket) => {
  let inData = false;
  let buffer = '';
  socket.write('220 test ESMTP\r\n');
  socket.on('data', (chunk) => {
    buffer += chunk.toString();
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      received.push(line);
      if (inData) {
        if (line !== '.') continue;
        inData = false;
        socket.write('250 queued\r\n');
      } else if (line === 'DATA') {
        inData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

test('hands mails to the SMTP server, as text and HTML, from MAIL_FROM', async () => {
  const { port } = server.address() as AddressInfo;
  const transport = createTransport(
    readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'ABS <hello@abs.example>' }),
  );
  expect(transport?.keepsInOutbox).toBe(false);
  await transport?.send({
    to: 'ada@abs.test',
    subject: '1234 is your code',
    text: 'The text',
    html: '<p>The text</p>',
  });
  transport?.close?.();

  expect(received).toContain('MAIL FROM:<hello@abs.example>');
  expect(received).toContain('RCPT TO:<ada@abs.test>');
  expect(received).toContain('From: ABS <hello@abs.example>');
  expect(received).toContain('Subject: 1234 is your code');
  expect(received).toContain('The text');
  expect(received).toContain('<p>The text</p>');
});

test('with no mail server, mails stay in the outbox: to be read, or to wait', () => {
  expect(createTransport(readConfig({}))?.keepsInOutbox).toBe(true);
  expect(createTransport(readConfig({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }))).toBeNull();
});
