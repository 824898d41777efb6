import { endpoints } from '@abs/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('the OpenAPI document is valid and has every call', { tags: ['7.1.23'] }, async () => {
  const { body } = await shop.call('GET', '/openapi.json');
  expect(await new Validator().validate(structuredClone(body))).toEqual({ valid: true });
  expect(body.openapi).toBe('3.1.0');
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    expect(body.paths[path][method.toLowerCase()].operationId).toBe(name);
  }
});

test('the OpenAPI document describes what the server accepts and answers', async () => {
  const { paths, components } = (await shop.call('GET', '/openapi.json')).body;
  expect(paths['/orders'].post.security).toEqual([{ bearer: [] }]);
  expect(paths['/products'].get.security).toEqual([]);
  expect(paths['/orders'].post.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
  expect(paths['/products'].get.parameters[0]).toEqual({
    name: 'page',
    in: 'query',
    required: false,
    description: 'The number of the page. A page beyond the last is answered with the last.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  });
  expect(paths['/search-query'].get.parameters[0]).toMatchObject({ name: 'query', required: true });
  const login = paths['/login'].post;
  expect(login.requestBody.content['application/json'].schema.additionalProperties).toBe(false);
  expect(Object.keys(login.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '413', '415', '429', '500']),
  );
  expect(components.schemas.Order.properties.orderItems.items).toEqual({ $ref: '#/components/schemas/OrderItem' });
});

test('every reference of the OpenAPI document has a target', async () => {
  const { text, body } = await shop.call('GET', '/openapi.json');
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(body.components.schemas).toHaveProperty(name ?? '');
  }
});

test('the page for people lists every call, and its links have targets', async () => {
  const { text } = await shop.call('GET', '/api/docs');
  for (const name of Object.keys(endpoints)) expect(text).toContain(`id="${name}"`);
  for (const [, target] of text.matchAll(/href="#([\w-]+)"/g)) expect(text).toContain(`id="${target}"`);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the page for people describes calls, parameters and fields, and links errors to their meanings', async () => {
  const { text } = await shop.call('GET', '/api/docs');
  const [signup = ''] = /<section class="call" id="signup">[\s\S]*?<\/section>/.exec(text) ?? [];
  expect(signup).toContain('<strong>Open an account.</strong> Mails a code of 4 digits');
  expect(signup).toContain('<p class="quiet">Limits: 100 in 1 hour from one IP address');
  expect(signup).toContain('<i>  // The e-mail address of the account.</i>');
  expect(signup).toContain('<td>409</td><td><code><a href="#error-email_taken">email_taken</a></code></td>');
  expect(text).toContain('<code id="error-email_taken">email_taken</code></td><td>409</td><td>An account with');
  expect(text).toMatch(/<code>priceMin<\/code><\/td><td>query<\/td><td>.*?<br>The lowest price/);
});

test('the page for people marks additive calls and fields, and can hide them', async () => {
  const { text } = await shop.call('GET', '/api/docs');
  expect(text).toMatch(/class="call additive" id="logout"><h3>.*?<code>\/logout<\/code> <span class="mark">additive/);
  expect(text).toContain('class="call" id="login"');
  const basic = basicPart(text);
  for (const name of [
    'id="logout"',
    'id="schema-Picture"',
    'deviceToken',
    'colorHex',
    'Idempotency-Key',
    '<h2>Contact</h2>',
  ]) {
    expect(text).toContain(name);
    expect(basic).not.toContain(name);
  }
  for (const name of ['id="placeOrder"', 'id="schema-Product"', 'salesCoverPicture', 'authorization_url']) {
    expect(basic).toContain(name);
  }
  for (const [, target] of basic.matchAll(/href="#([\w-]+)"/g)) expect(basic).toContain(`id="${target}"`);
});

/** The page with the box “Show the basic contract alone” ticked: its style hides the elements of class additive. */
function basicPart(html: string): string {
  const innermost = /<(span|li|tr|section|div) class="(?:call )?additive"[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g;
  const without = html.replaceAll('<span class="mark">additive</span>', '').replaceAll(innermost, '');
  return innermost.test(without) ? basicPart(without) : without;
}
