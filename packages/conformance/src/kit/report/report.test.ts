import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../kit.ts';
import { tryReferenceServer } from '../testing/tryReferenceServer.ts';
import { reportJUnit } from './junit.ts';
import { reportText } from './text.ts';

const report: Report = {
  url: 'https://api.example.com',
  origin: null,
  startedAt: '2026-11-23T12:00:00.000Z',
  calls: [
    {
      call: 'login',
      address: 'POST /login',
      outcome: 'fails',
      checks: [
        { title: 'logs in', outcome: 'passed' },
        {
          title: 'refuses "anybody"',
          outcome: 'failed',
          fault: { sent: 'POST /login {"a":1}', came: '200 <h1>\u0000\ud800 & co</h1>', spec: 'A <refusal>.' },
        },
      ],
      adaptations: [],
      remarks: [],
    },
    {
      call: 'getOrders',
      address: 'GET /get-orders',
      outcome: 'adapted',
      checks: [{ title: 'lists', outcome: 'notTried', reason: 'No customer is logged in.' }],
      adaptations: ['[].totalPrice: a number written as text'],
      remarks: [],
    },
  ],
  additive: [
    {
      call: 'getSales',
      address: 'GET /overview/sales',
      benefit: 'a chart',
      outcome: 'unreadable',
      note: 'days is missing',
    },
  ],
  features: [{ feature: 'idempotency-key', benefit: 'one order', isOffered: false }],
  left: ['order 7'],
  isConforming: false,
};

describe('the text', () => {
  it('lists each call with its outcome and the reasons for failures', () => {
    expect(reportText(report)).toBe(`Backend: https://api.example.com

DOES NOT WORK   POST /login
                  fails: refuses "anybody"
                  sent: POST /login {"a":1}
                  came: 200 <h1>\u0000\ud800 & co</h1>
                  spec: A <refusal>.
works, adapted  GET /get-orders
                  not tried: lists. No customer is logged in.
                  adapts: [].totalPrice: a number written as text

Beyond the basic contract, and what it brings to the shop

UNREADABLE      GET /overview/sales
                  a chart (days is missing)
–               Api-Features: idempotency-key
                  one order

Left behind, since no call deletes it:
  - order 7

2 calls: 0 work, 1 work with a limit that the shop adapts to, 1 do not work, 0
  not tried.
1 check not tried: see the reasons above.
CORS was not tried: the config names no origin of the shop.
The shop does not work with this backend.
`);
  });

  it('is no wider than 80 columns, and lists the same failure once', async () => {
    const text = reportText(await tryReferenceServer({ site: { switches: ['noCors'] } }));
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(text.match(/sent: OPTIONS/g)).toHaveLength(1);
    expect(text).toContain('(CORS), as POST /signup');
  });
});

describe('the JUnit file', () => {
  let xml: string;
  beforeAll(() => {
    xml = reportJUnit(report);
  });

  it('has a suite for each call and a case for each check', () => {
    expect(xml).toContain(
      '<testsuite name="POST /login" timestamp="2026-11-23T12:00:00.000Z" tests="2" failures="1" errors="0" skipped="0">',
    );
    expect(xml).toContain('<skipped message="No customer is logged in."/>');
    expect(xml).toContain('<system-out>adapts: [].totalPrice: a number written as text</system-out>');
    expect(xml).toContain('<testsuite name="GET /overview/sales"');
    expect(xml.match(/<testcase /g)).toHaveLength(4);
  });

  it('escapes the answers of a backend', () => {
    expect(xml).toContain('name="refuses &quot;anybody&quot;"');
    expect(xml).toContain('came: 200 &lt;h1&gt;\ufffd\ufffd &amp; co&lt;/h1&gt;');
  });
});
