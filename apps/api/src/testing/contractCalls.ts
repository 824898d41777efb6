import { type CallName, type Endpoint, endpoints } from '@abs/contract';
import { calls } from '@abs/contract/calls';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Answer, TestApp } from './testApp.ts';

export type CallInput = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

/** Makes calls by their names, and checks each answer against the contract. */
export function createContractCaller(shop: TestApp) {
  const answers = new Map<CallName, unknown[]>();

  /** Makes a call that must succeed. @returns its answer, which is also kept in `answers` */
  async function make(
    name: CallName,
    { params = {}, query = '', ...options }: CallInput = {},
  ): Promise<Answer['body']> {
    const { method, path, responseType: type }: Endpoint = endpoints[name];
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '') + query;
    const answer = await shop.call(method, address, options);
    const { status = 200, response } = calls[name] as { status?: number; response: z.ZodMiniType };
    expect([name, answer.status, answer.status === status ? '' : answer.text]).toEqual([name, status, '']);
    const content = type ? answer.text : answer.body;
    expect(answer.headers.get('content-type')).toContain(type ?? 'application/json');
    expect(z.safeParse(response, content)).toEqual({ success: true, data: content });
    answers.set(name, [...(answers.get(name) ?? []), content]);
    return content;
  }

  return { make, answers };
}

/** The values at a path as `fieldsOf` writes it, such as `products[].price`: several in a list, none if missing. */
export function valuesAt(answer: unknown, path: string): unknown[] {
  const [first = '', ...rest] = path.split('.');
  const isList = first.endsWith('[]');
  const name = isList ? first.slice(0, -2) : first;
  const objects = (Array.isArray(answer) ? answer : [answer]).filter((one) => typeof one === 'object' && one !== null);
  const found = objects.flatMap((one) => (name in one && one[name] !== undefined ? [one[name]] : []));
  return rest.length === 0 ? found : found.flatMap((value) => valuesAt(value, rest.join('.')));
}
