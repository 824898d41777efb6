import { readFileSync } from 'node:fs';
import { endpoints, errorCodes, limits } from '@abs/contract';
import { type Call, calls } from '@abs/contract/calls';
import { type Adaptation, readAnswer } from '@abs/contract/reading';
import { fieldsOf } from '@abs/contract/testing';
import { describe, expect, test } from 'vitest';

/** Compares the examples and facts in docs/backend.md with the contract. */
const page = readFileSync(new URL('../../docs/backend.md', import.meta.url), 'utf8');
const callsByAddress = new Map(
  Object.entries(calls as Record<string, Call>).map(([name, call]) => [`${call.method} ${call.path}`, { name, call }]),
);

const examples = [...page.matchAll(/^```json (request|answer) (.+)\n([\s\S]*?)^```/gm)].map(
  ([, kind = '', address = '', json = '']) => ({ kind, address, json }),
);
const requests = examples.filter(({ kind }) => kind === 'request');
const answers = examples.filter(({ kind }) => kind === 'answer');

test.each(requests)('the example request of $address fits the contract', ({ address, json }) => {
  expect(callsByAddress.get(address)?.call.body?.safeParse(JSON.parse(json)).success).toBe(true);
});

test.each(answers)('the example answer of $address needs no adaptation', ({ address, json }) => {
  const name = callsByAddress.get(address)?.name as Parameters<typeof readAnswer>[0];
  const adapted: Adaptation[] = [];
  readAnswer(name, JSON.parse(json), { query: { page: 1, limit: 12 } }, (adaptation) => adapted.push(adaptation));
  expect(adapted).toEqual([]);
});

test('finds the examples of requests and answers', () => {
  expect(requests.length).toBeGreaterThan(5);
  expect(answers.length).toBeGreaterThan(5);
});

describe('the page names', () => {
  test('every call', () => {
    expect([...callsByAddress.keys()].filter((address) => !page.includes(address))).toEqual([]);
  });

  test('every additive field of the basic calls', () => {
    const additive = Object.values(calls as Record<string, Call>)
      .filter(({ additive }) => !additive)
      .flatMap(({ query, body, response }) => [query, body, response].flatMap((schema) => outermostAdditive(schema)));
    expect([...new Set(additive)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('the number of basic calls, the time-out, the delivery fee and the code of an unexpected total', () => {
    const facts = [
      `${Object.values(endpoints).filter((endpoint) => !('additive' in endpoint)).length} calls`,
      `after ${limits.REQUEST_TIMEOUT_MS / 1000} seconds`,
      `a fee of ₦${limits.DEFAULT_DELIVERY_FEE}`,
      `${errorCodes.price_changed} \`price_changed\``,
    ];
    expect(facts.filter((fact) => !page.includes(fact))).toEqual([]);
  });
});

/** The names of the additive fields that are not inside another additive field. */
function outermostAdditive(schema: Call['body']): string[] {
  const marked = schema ? fieldsOf(schema).filter(({ isAdditive }) => isAdditive) : [];
  const paths = new Set(marked.map(({ path }) => path));
  return [...paths]
    .filter((path) => ![...paths].some((outer) => path.startsWith(`${outer}.`)))
    .map((path) => (path.split('.').at(-1) ?? '').replace('[]', ''));
}
