import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type SmtpDouble, startSmtpDouble } from '../testing/smtpDouble.ts';
import type { Transport } from './outbox.ts';
import { createTransport } from './transport.ts';

let server: SmtpDouble;
beforeAll(async () => {
  server = await startSmtpDouble();
});
afterAll(() => server.close());

test('hands mails to the SMTP server, as text and HTML, from MAIL_FROM', async () => {
  const transport = createTransport(readConfig({ SMTP_URL: server.url, MAIL_FROM: 'ABS <hello@abs.example>' }));
  expect(transport?.keepsInOutbox).toBe(false);
  await transport?.send({
    to: 'ada@abs.test',
    subject: '1234 is your code',
    text: 'The text',
    html: '<p>The text</p>',
  });
  transport?.close?.();

  expect(server.lines).toContain('MAIL FROM:<hello@abs.example>');
  expect(server.lines).toContain('RCPT TO:<ada@abs.test>');
  expect(server.lines).toContain('From: ABS <hello@abs.example>');
  expect(server.lines).toContain('Subject: 1234 is your code');
  expect(server.lines).toContain('The text');
  expect(server.lines).toContain('<p>The text</p>');
});

test('sends several mails over one connection', async () => {
  const transport = createTransport(readConfig({ SMTP_URL: server.url }));
  const before = server.lines.length;
  for (const to of ['ada@abs.test', 'bola@abs.test', 'chike@abs.test']) {
    await transport?.send({ to, subject: 'Hello', text: 'The text', html: '<p>The text</p>' });
  }
  transport?.close?.();
  const lines = server.lines.slice(before);
  expect(lines.filter((line) => line.startsWith('EHLO'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('RCPT TO'))).toHaveLength(3);
});

test('gives up on a mail server that does not greet', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const transport = createTransport(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connected = once(silent, 'connection');
  let failure = '';
  transport
    ?.send({ to: 'ada@abs.test', subject: 'Hello', text: 'The text', html: '<p>The text</p>' })
    .catch((error: Error) => (failure = error.message));
  await connected;
  for (let waited = 0; failure === '' && waited < 20_000; waited += 100) {
    vi.advanceTimersByTime(100);
    await setImmediate();
  }
  vi.useRealTimers();
  expect(failure).toBe('Greeting never received');
  transport?.close?.();
  silent.close();
});

test('a mail to subscribers has both ways to unsubscribe in its headers, each complete and in one line', {
  tags: ['10.5.14'],
}, async () => {
  const link = `https://shop.example/newsletter/unsubscribe?token=${'a'.repeat(300)}`;
  const letter = { to: 'ada@abs.test', subject: 'News', text: 'The text', html: '<p>The text</p>' };
  const listHeaders = async (more: { UNSUBSCRIBE_EMAIL?: string }, mail: Parameters<Transport['send']>[0]) => {
    const transport = createTransport(
      readConfig({ SMTP_URL: server.url, MAIL_FROM: 'ABS <hello@abs.example>', ...more }),
    );
    const before = server.lines.length;
    await transport?.send(mail);
    transport?.close?.();
    // A header continues in lines that begin with a space.
    const text = server.lines.slice(before).join('\n').replaceAll(/\n\s+/g, ' ');
    return text.split('\n').filter((line) => line.startsWith('List-'));
  };
  expect(await listHeaders({}, { ...letter, unsubscribeUrl: link })).toEqual([
    `List-Unsubscribe: <${link}>, <mailto:hello@abs.example?subject=unsubscribe>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
  const [own] = await listHeaders({ UNSUBSCRIBE_EMAIL: 'list@abs.example' }, { ...letter, unsubscribeUrl: link });
  expect(own).toContain('<mailto:list@abs.example?subject=unsubscribe>');
  expect(await listHeaders({}, letter)).toEqual([]);
});

test('marks every mail as automatic, unless a person wrote it', async () => {
  const transport = createTransport(readConfig({ SMTP_URL: server.url }));
  const letter = { to: 'ada@abs.test', subject: 'Hello', text: 'The text', html: '<p>The text</p>' };
  const headersOf = async (more: { writtenBy?: string; expiresAt?: Date; aboutId?: string }) => {
    const before = server.lines.length;
    await transport?.send({ ...letter, ...more });
    return server.lines.slice(before).filter((line) => /^(auto-submitted|x-auto-|precedence|reply-to)/i.test(line));
  };
  const automatic = ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: OOF, AutoReply'];
  expect((await headersOf({})).sort()).toEqual(automatic);
  expect((await headersOf({ expiresAt: new Date(), aboutId: 'an-order' })).sort()).toEqual(automatic);
  expect(await headersOf({ writtenBy: 'folake@abs.test' })).toEqual(['Reply-To: folake@abs.test']);
  transport?.close?.();
});

test('sends nothing to an address that could be parsed as another one or as several', async () => {
  const transport = createTransport(readConfig({ SMTP_URL: server.url }));
  const letter = { to: 'ada@abs.test', subject: 'Hello', text: 'The text', html: '<p>The text</p>' };
  const before = server.lines.length;
  for (const address of [
    'one<victim@h2.example',
    'x,victim@h2.example',
    'g:victim@h2.example',
    'a;victim@h2.example',
    '(c)victim@h2.example',
    'victim@h2.example>',
    'victim@h2.example,x.y',
    'victim@h2.example;x.y',
    '"a b"@c <victim@h2.example>',
    'ada@abs.test\r\nRCPT TO:<victim@h2.example>',
    'victim@h2.example@abs.test',
    'vic\u0000tim@h2.example',
    '',
  ]) {
    await expect(transport?.send({ ...letter, to: address })).rejects.toThrow('Not a single mail address');
    if (address) await expect(transport?.send({ ...letter, writtenBy: address })).rejects.toThrow('Not a single');
  }
  expect(server.lines.slice(before).filter((line) => /^RCPT|victim/.test(line))).toEqual([]);

  await transport?.send({ ...letter, to: 'tunde@bücher.example', writtenBy: 'o’brien@abs.test' });
  transport?.close?.();
  expect(server.lines.slice(before)).toContain('RCPT TO:<tunde@xn--bcher-kva.example>');
});

test.each([
  ['hello@abs.example', 'From: hello@abs.example'],
  ['Adé, Sons <hello@abs.example>', /^From: =\?UTF-8\?.* <hello@abs\.example>$/],
  ['"ABS, Lagos" <hello@abs.example>', 'From: "ABS, Lagos" <hello@abs.example>'],
])('sends from MAIL_FROM with any characters in its name: %s', async (MAIL_FROM, header) => {
  const transport = createTransport(readConfig({ SMTP_URL: server.url, MAIL_FROM }));
  const before = server.lines.length;
  await transport?.send({ to: 'ada@abs.test', subject: 'Hello', text: 'The text', html: '<p>The text</p>' });
  transport?.close?.();
  const lines = server.lines.slice(before);
  expect(lines).toContain('MAIL FROM:<hello@abs.example>');
  expect(lines.filter((line) => line.startsWith('From:'))).toEqual([
    typeof header === 'string' ? header : expect.stringMatching(header),
  ]);
});

test.each(['x,hello@abs.example', 'ABS <hello@abs.example>, <other@abs.example>', 'ABS <hello@abs>x', 'nobody'])(
  'refuses to start with MAIL_FROM %s',
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow('The setting MAIL_FROM must be an e-mail address');
  },
);

test('without a mail server, mails stay in the outbox to be read or to wait', () => {
  expect(createTransport(readConfig({}))?.keepsInOutbox).toBe(true);
  expect(createTransport(readConfig({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }))).toBeNull();
});
