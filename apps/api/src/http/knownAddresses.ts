import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Representation } from '../cache/keptAnswer.ts';
import type { Part } from '../cache/publicAnswers.ts';
import type { Services } from '../services.ts';
import { acceptedEncodings } from './acceptEncoding.ts';
import type { HeaderRecord } from './commonHeaders.ts';
import type { AppEnv } from './env.ts';
import { isKnownVersion } from './notModified.ts';
import { hasUntrustedProxy } from './proxyWarning.ts';
import { requestIdOf } from './requestId.ts';
import { logRequest } from './requestLog.ts';
import { wantsPage } from './wantsPage.ts';

/** Which kept answer belongs to an address, and whether only those get it who want a page. */
type KnownAddress = { key: string; part: Part; isPage: boolean; path: string; headers: HeaderRecord };

/** What node-server hands on beside the request. */
type Env = { incoming?: Partial<Pick<IncomingMessage, 'headers'>> };

export type KnownAddresses = {
  /** Notes that an address was just answered with the kept answer of a key. */
  remember(context: Context<AppEnv>, key: string, part: Part, isPage?: boolean): void;
  /** The answer to a request, where it needs no more than what is kept; null where the router has to see to it. */
  answer(request: Request, env: object | undefined): Response | null;
};

/** Bytes of all addresses: anybody can think up any number. */
const MEMORY = 1_000_000;
/** Bytes that one takes beside its text. */
const OVERHEAD = 300;

/**
 * Answers what is kept without the router, whose layers take several times as long as sending the answer does. An address
 * gets here once the router has answered it with status 200, and gets the same headers and the same line in the log.
 */
export function createKnownAddresses({ config, log, publicAnswers }: Services): KnownAddresses {
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: MEMORY,
    sizeCalculation: (_known, address) => 2 * address.length + OVERHEAD,
  });
  const headersOf = new WeakMap<Representation, HeaderRecord>();

  /** All headers of a representation but the request's id, put together once. */
  function allHeaders(representation: Representation, common: HeaderRecord): HeaderRecord {
    const known = headersOf.get(representation);
    if (known) return known;
    const all = { ...common, ...representation.headers };
    headersOf.set(representation, all);
    return all;
  }

  return {
    remember(context, key, part, isPage = false) {
      const { url, path, method } = context.req;
      if (method !== 'GET') return;
      addresses.set(withoutOrigin(url), { key, part, isPage, path, headers: context.get('commonHeaders') });
    },

    answer(request, env) {
      if (request.method !== 'GET') return null;
      const known = addresses.get(withoutOrigin(request.url));
      const kept = known && publicAnswers.peek(known.key, known.part);
      if (!kept) return null;
      const start = performance.now();
      const header = headerReader(request, env);
      if (known.isPage && !wantsPage(header('accept'), known.path)) return null;
      const isFirstOfProxy = config.trustProxy === 0 && !hasUntrustedProxy(config);
      if (isFirstOfProxy && header('x-forwarded-for') !== undefined) return null;
      const [encoding] = acceptedEncodings(header('accept-encoding'));
      const representation = encoding ? kept.compressed(encoding) : kept.plain;
      if (representation instanceof Promise) return null;

      const requestId = requestIdOf(config, header('x-request-id'));
      const { body, etag } = representation;
      const isNew = !isKnownVersion(header('if-none-match'), etag);
      const headers: Record<string, string> = isNew
        ? { ...allHeaders(representation, known.headers) }
        : { ...known.headers, ...kept.notModifiedHeaders(etag) };
      headers['x-request-id'] = requestId;
      const status = isNew ? kept.status : 304;
      logRequest(log, { requestId, method: 'GET', path: known.path, status, start, userId: undefined });
      return new Response(isNew ? (body as Uint8Array<ArrayBuffer>) : null, { status, headers });
    },
  };
}

/** Path and query as they came: whatever they mean, it is the same each time. */
const withoutOrigin = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

/** Node has the headers at hand; `Headers` would be built for each request. */
function headerReader(request: Request, env: Env | undefined): (name: string) => string | undefined {
  const headers = env?.incoming?.headers;
  return headers ? (name) => headers[name] as string | undefined : (name) => request.headers.get(name) ?? undefined;
}
