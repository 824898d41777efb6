import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { codesIn } from './mails.ts';
import { connectOutside, runCommand } from './outside.ts';

describe('a code is found in', () => {
  it.each<[string, string, string[]]>([
    ['the output of a command', '4821\n', ['4821']],
    ['a JSON text', '"4821"', ['4821']],
    ['a mail with the code on its own line', 'Shop 2026\n\n4821\n\nGood for 10 minutes, until 11/24/2026.', ['4821']],
    ['a sentence', 'Hello 1999, your OTP is: 4821. Call 0803 123 4567.', ['4821']],
    ['HTML', '<style>p{width:1200px}</style><p>Your code</p><h1>4821</h1>', ['4821']],
    [
      'a list of mails',
      JSON.stringify([{ text: '1111' }, { html: '<b>2222</b>' }, { text: 'Welcome' }]),
      ['1111', '2222'],
    ],
    ['an object with the list', JSON.stringify({ total: 1, messages: [{ id: 'x', Snippet: 'Code 3333' }] }), ['3333']],
    ['no mail at all', '[]', []],
  ])('%s', (_where, printed, codes) => {
    expect(codesIn(printed)).toEqual(codes);
  });
});

it('reads a mailbox over HTTP, with the e-mail address encoded in the URL', async () => {
  const server = createServer(({ url }, response) => response.end(JSON.stringify([{ text: `${url}\n4821` }])));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { codesTo } = connectOutside({
    codes: { mailbox: `http://127.0.0.1:${port}/?to={email}` },
    payment: { skip: true },
  });
  expect(await codesTo?.('ada+1@example.com')).toEqual(['4821']);
  server.close();
});

it('passes a value to a command as one word, regardless of its content', async () => {
  const nasty = `a'b; echo "$HOME" \`id\` $(id) {email}`;
  expect(await runCommand('printf %s {url}', { url: nasty })).toBe(nasty);
  await expect(runCommand('exit 3', {})).rejects.toThrow();
});

it('pays by a command, and cannot pay when the payment is skipped', async () => {
  const { pay } = connectOutside({ codes: undefined, payment: { command: 'test {url} = https://pay.example.com/1' } });
  await expect(pay?.('https://pay.example.com/1')).resolves.toBeUndefined();
  await expect(pay?.('https://pay.example.com/2')).rejects.toThrow();
  expect(connectOutside({ codes: undefined, payment: { skip: true } }).pay).toBeNull();
});
