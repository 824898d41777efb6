import type { CallName } from '@abs/contract';
import { endpoints } from '@abs/contract';
import { Fault, pathOf } from './findings.ts';

/** The input of a call. */
export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

/** One request and its answer. */
export type Exchange = {
  call: CallName;
  input: Input;
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined when the body is empty or not JSON. */
  body: unknown;
  /** From the request to the end of the answer. */
  milliseconds: number;
};

const EXCERPT = 200;
const SECRET_FIELDS = ['password', 'otp'];

export const isSuccess = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

/** Method, URL and body of a request, without its secrets. */
export function describeRequest(call: CallName, { params, query, body, token }: Input): string {
  const search = query ? `?${searchOf(query)}` : '';
  const sent = body === undefined ? '' : ` ${JSON.stringify(body, hideSecrets)}`;
  return `${endpoints[call].method} ${pathOf(call, params)}${search}${sent}${token ? '' : ' (no token)'}`;
}

/** Status and the beginning of the body. */
export function describeAnswer({ status, text }: Exchange): string {
  const body = text
    .replace(/"token"\s*:\s*"[^"]*"/g, '"token":"…"')
    .replace(/\s+/g, ' ')
    .trim();
  return `${status} ${body === '' ? '(empty)' : body.length > EXCERPT ? `${body.slice(0, EXCERPT)}…` : body}`;
}

/** The query as it is written in the URL. */
export const searchOf = (query: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** The fault of an exchange. @param came the problem found; by default the answer */
export const faultOf = (exchange: Exchange, spec: string, came = describeAnswer(exchange), call?: CallName): Fault =>
  new Fault({ sent: describeRequest(exchange.call, exchange.input), came, spec }, call);

const hideSecrets = (name: string, value: unknown) => (SECRET_FIELDS.includes(name) ? '…' : value);
