import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { addAdmin } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { clientAddress, countedAddress, widerNetwork } from './clientAddress.ts';
import { parseTrustProxy } from './trustProxy.ts';

let shop: TestApp | undefined;
afterEach(() => shop?.close());

function addressWith(setting: string, forwarded: string | undefined, socket = '::ffff:10.0.0.1') {
  // The only parts that it reads.
  const context = {
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
    env: { incoming: { socket: { remoteAddress: socket } } },
  } as never;
  return clientAddress(context, { trustProxy: parseTrustProxy(setting) ?? 0 });
}

test.each([
  ['off', '1.2.3.4, 5.6.7.8', '10.0.0.1'],
  ['0', '1.2.3.4', '10.0.0.1'],
  ['on', '1.2.3.4, 5.6.7.8', '5.6.7.8'],
  ['1', '1.2.3.4, 5.6.7.8', '5.6.7.8'],
  ['2', '1.2.3.4, 5.6.7.8', '1.2.3.4'],
  ['2', '9.9.9.9, 1.2.3.4, 5.6.7.8', '1.2.3.4'],
  ['on', undefined, '10.0.0.1'],
  ['on', '', '10.0.0.1'],
  ['on', '1.2.3.4, unknown', '10.0.0.1'],
  ['2', 'nonsense, 5.6.7.8', '5.6.7.8'],
  ['16', '1.2.3.4, 5.6.7.8', '1.2.3.4'],
  ['on', '5.6.7.8:51234', '5.6.7.8'],
  ['on', '[2001:db8:0:1::7]:51234', '2001:db8:0:1::/64'],
  ['on', '::ffff:5.6.7.8', '5.6.7.8'],
  ['on', '::ffff:506:708', '5.6.7.8'],
  ['on', '05.6.7.8', '10.0.0.1'],
  ['10.0.0.0/8', '1.2.3.4, 5.6.7.8', '5.6.7.8'],
  ['10.0.0.0/8', '1.2.3.4, 5.6.7.8, 10.9.9.9', '5.6.7.8'],
  ['10.0.0.0/8,5.6.0.0/16', '9.9.9.9, 1.2.3.4, 5.6.7.8', '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['192.168.0.0/16', '1.2.3.4', '10.0.0.1'],
  ['2001:db8:ffff::/48', '1.2.3.4', '10.0.0.1'],
])('with TRUST_PROXY=%s, X-Forwarded-For "%s" comes from %s', (setting, forwarded, address) => {
  expect(addressWith(setting, forwarded)).toBe(address);
});

test('ignores the forwarded address of a caller that is not a trusted proxy', () => {
  expect(addressWith('10.0.0.0/8', '1.2.3.4', '203.0.113.9')).toBe('203.0.113.9');
  expect(addressWith('2001:db8:ffff::/48', '1.2.3.4', '2001:db8:ffff::2')).toBe('1.2.3.4');
  expect(addressWith('2001:db8:ffff::/48', '1.2.3.4', '2001:db8:aaaa::2')).toBe('2001:db8:aaaa:0::/64');
});

test('IPv6 addresses are counted by their /64, which is part of a /48', { tags: ['10.5.10'] }, () => {
  const expected = '2001:db8:0:1::/64';
  expect(countedAddress('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).toBe(expected);
  expect(countedAddress('2001:DB8:0:1::7')).toBe(expected);
  expect(countedAddress('2001:0db8:0000:0001::7')).toBe(expected);
  expect(countedAddress('::1')).toBe('0:0:0:0::/64');
  expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(widerNetwork(expected)).toBe('2001:db8:0::/48');
  expect(widerNetwork('203.0.113.9')).toBe(null);
  expect(widerNetwork('unknown')).toBe(null);
});

test('warns of an untrusted proxy, once in the log and in the back office', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const warningsOf = async (headers: Record<string, string>) => {
    const { body } = await (shop as TestApp).call('GET', '/admin/counts', { token: admin.token, headers });
    return body.warnings.map(({ code }: { code: string }) => code);
  };
  shop = await createTestApp({ log });
  let admin = await addAdmin(shop);
  expect(await warningsOf({})).not.toContain('untrustedProxy');
  expect(lines).toEqual([]);
  expect(await warningsOf({ 'x-forwarded-for': '203.0.113.9' })).toContain('untrustedProxy');
  expect(await warningsOf({ 'x-forwarded-for': '203.0.113.9' })).toContain('untrustedProxy');
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
  await shop.close();

  shop = await createTestApp({ log, config: { trustProxy: 1 } });
  admin = await addAdmin(shop);
  expect(await warningsOf({ 'x-forwarded-for': '203.0.113.9' })).not.toContain('untrustedProxy');
  expect(lines).toHaveLength(1);
});
