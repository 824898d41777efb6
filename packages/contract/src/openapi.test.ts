import { describe, expect, test } from 'vitest';
import { type Call, calls } from './calls.ts';
import { API_BASE_PATH } from './endpoint.ts';
import type { CallName } from './endpoints.ts';
import { errorCodes } from './errors.ts';
import { type JsonSchema, type Operation, openApiDocument } from './openapi.ts';

const document = openApiDocument({ version: '2.0.0', origin: 'https://shop.example.com' });
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const byName = operations.map((operation): [string, Operation] => [operation.operationId, operation]);

test('names the contact, the license and the backend’s version', () => {
  expect(document.info).toMatchObject({
    version: '2.0.0',
    contact: { name: 'ABS', url: 'https://shop.example.com/contactus' },
    license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
  });
  expect(document.servers).toEqual([{ url: API_BASE_PATH }]);
});

test('has every call once', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
});

test('describes every tag, and each operation has one of them', () => {
  expect(document.tags.filter(({ description }) => !isSentence(description))).toEqual([]);
  const known = document.tags.map(({ name }) => name);
  expect(operations.filter(({ tags }) => tags.length !== 1 || !tags.every((tag) => known.includes(tag)))).toEqual([]);
});

describe.each(byName)('%s', (name, operation) => {
  const call: Call = calls[name as CallName];

  test('has a title of one line and a description in sentences', () => {
    expect(operation.summary).toMatch(/^[A-Z][^\n]{1,60}[^.\s]$/);
    expect(operation.description.split('\n\n').filter((paragraph) => !isSentence(paragraph))).toEqual([]);
  });

  test('describes its parameters and the fields of its body', () => {
    const content = Object.values(operation.requestBody?.content ?? {});
    const incomplete = [
      ...operation.parameters.map(({ name, description }) => ({ path: name, description })),
      ...content.flatMap(({ schema }) => fieldsIn(schema)),
    ].filter(({ description }) => !isSentence(description));
    expect(incomplete).toEqual([]);
  });

  test('limits its parameters and the texts, numbers and lists of its body', () => {
    const content = Object.values(operation.requestBody?.content ?? {});
    const unlimited = [
      ...operation.parameters.map(({ name, schema }) => ({ path: name, schema })),
      ...content.flatMap(({ schema }) => fieldsIn(schema)),
    ].filter(({ schema }) => !isLimited(schema));
    expect(unlimited.map(({ path }) => path)).toEqual(unlimitedFields[name as CallName] ?? []);
  });

  test('lists its errors by status, each with its meaning', () => {
    const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    const codes = errors.flatMap(([status, { description, content }]) => {
      const own = codesIn(content['application/json']?.schema);
      expect(own.length).toBeGreaterThan(0);
      expect(own.map((code) => errorCodes[code])).toEqual(own.map(() => Number(status)));
      expect(description.split('\n').map((line) => /^- `(\w+)`: [A-Z].*\.$/.exec(line)?.[1])).toEqual(own);
      return own;
    });
    expect(codes).toEqual(expect.arrayContaining([...(call.errors ?? []), 'validation', 'internal', 'unavailable']));
    expect(codes).toHaveLength(new Set(codes).size);
  });

  test('states its limits if it can be called too often', () => {
    if (call.errors?.includes('rate_limited')) expect(operation.description).toMatch(/^Limits: /m);
  });
});

/** Fields of answers whose names explain them. */
const obvious = new Set([
  ...['id', 'userId', 'productId', 'orderId', 'styleId', 'name', 'email', 'title', 'text', 'message', 'description'],
  ...[
    'size',
    'color',
    'category',
    'value',
    'min',
    'max',
    'amount',
    'received',
    'refunded',
    'subject',
    'kind',
    'status',
  ],
  ...['at', 'createdAt', 'userType', 'deliveryAddress', 'totalPages', 'unreadMessages', 'unreadNotifications'],
]);

test.each(Object.entries(document.components.schemas))('the schema %s describes itself and its fields', (_, schema) => {
  expect(isSentence(schema.description)).toBe(true);
  const incomplete = fieldsIn(schema).filter(
    ({ path, description, schema: { $ref } }) =>
      !isSentence(description) && !$ref && !obvious.has(path.split('.').at(-1) ?? ''),
  );
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

test('a limit of a price in a query is a number, a page is a whole number', () => {
  const parameters = document.paths['/products']?.get?.parameters ?? [];
  const typeOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema.type;
  expect(['priceMin', 'priceMax', 'page', 'limit'].map(typeOf)).toEqual(['number', 'number', 'integer', 'integer']);
});

test('several values of a query are one text, with commas between them', () => {
  const lists = operations.flatMap(({ parameters }) => parameters.filter(({ schema }) => schema.type === 'array'));
  expect(new Set(lists.map(({ name }) => name))).toEqual(new Set(['category', 'size', 'color', 'ids']));
  expect(lists.filter(({ explode }) => explode !== false)).toEqual([]);
});

test('a phone number has at most the length that the server reads, and no pattern of its digits alone', () => {
  const placeOrder = Object.values(document.paths['/orders']?.post?.requestBody?.content ?? {});
  const { phoneNumber } = placeOrder[0]?.schema.properties ?? {};
  expect(phoneNumber).toMatchObject({ type: 'string', minLength: 1, maxLength: 99 });
  expect(phoneNumber?.pattern).toBeUndefined();
});

/** Fields without limits, which the server checks otherwise. */
const unlimitedFields: Partial<Record<CallName, string[]>> = {
  // The provider sends what it likes; the signature counts.
  receivePaymentEvent: ['event'],
  uploadPicture: ['file'],
};

const isSentence = (text = '') => /^[A-Z`0-9][^\n]*[.]$/.test(text);

type Field = { path: string; description?: string | undefined; schema: JsonSchema };

/** The fields of a schema and of its parts, but not of the named schemas that it references. */
function fieldsIn(schema: JsonSchema, path = ''): Field[] {
  const parts = [schema.items, ...(schema.anyOf ?? [])].flatMap((part) => (part ? fieldsIn(part, path) : []));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = path ? `${path}.${name}` : name;
    return [{ path: here, description: field.description, schema: field }, ...fieldsIn(field, here)];
  });
  return [...own, ...parts];
}

/** Whether a value cannot be of any length or size. */
function isLimited(schema: JsonSchema): boolean {
  const { type, anyOf, items, properties } = schema;
  if (schema.enum || schema.const !== undefined || schema.format === 'date-time' || properties) return true;
  if (anyOf) return anyOf.every(isLimited);
  if (type === 'array') return schema.maxItems !== undefined && isLimited(items ?? {});
  if (type === 'string') return schema.maxLength !== undefined || schema.pattern !== undefined;
  if (type === 'number' || type === 'integer') return (schema.minimum ?? schema.exclusiveMinimum) !== undefined;
  return true;
}

/** The codes that an error response names. */
const codesIn = (schema: JsonSchema | undefined) =>
  (schema?.allOf ?? []).flatMap(({ properties }) => properties?.code?.enum ?? []) as (keyof typeof errorCodes)[];
