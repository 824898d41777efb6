import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Representation } from '../cache/keptAnswer.ts';
import type { Part } from '../cache/publicAnswers.ts';
import { acceptedEncodings } from '../http/acceptEncoding.ts';
import type { HeaderRecord } from '../http/commonHeaders.ts';
import type { AppEnv } from '../http/env.ts';
import { isKnownVersion } from '../http/notModified.ts';
import { hasUntrustedProxy } from '../http/proxyWarning.ts';
import { requestIdOf } from '../http/requestId.ts';
import { logRequest } from '../http/requestLog.ts';
import { wantsPage } from '../http/wantsPage.ts';
import type { Services } from '../services.ts';

/** The kept answer of a URL. With `isPage`, only clients that want a page get it. */
type KnownAddress = { key: string; part: Part; isPage: boolean; path: string; headers: HeaderRecord };

/** Values that node-server passes along with the request. */
type Env = { incoming?: Partial<Pick<IncomingMessage, 'headers'>> };

export type KnownAddresses = {
  /** Records that a URL was just answered with the kept answer of a key. */
  remember(context: Context<AppEnv>, key: string, part: Part, isPage?: boolean): void;
  /** The kept answer to a request; null if the router must handle the request. */
  answer(request: Request, env: object | undefined): Response | null;
};

/** Memory limit for all URLs in bytes, because clients control them. */
const MEMORY = 1_000_000;
/** Bytes that a URL takes besides its text. */
const OVERHEAD = 300;

/**
 * Sends kept answers without the router, whose layers take several times as long as sending. A URL is known once the
 * router has answered it with status 200. Its answers have the same headers and the same line in the log.
 */
export function createKnownAddresses({ config, log, publicAnswers }: Services): KnownAddresses {
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: MEMORY,
    sizeCalculation: (_known, address) => 2 * address.length + OVERHEAD,
  });
  const headersOf = new WeakMap<Representation, HeaderRecord>();

  /** All headers of a representation except the request's id, created once. */
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

/** The path and query as received: the same text always means the same request. */
const withoutOrigin = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

/** Reads Node's own headers if possible, because `Headers` would be built for each request. */
function headerReader(request: Request, env: Env | undefined): (name: string) => string | undefined {
  const headers = env?.incoming?.headers;
  return headers ? (name) => headers[name] as string | undefined : (name) => request.headers.get(name) ?? undefined;
}
