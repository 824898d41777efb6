import { limits } from '@abs/contract';
import { ApiError } from '../apiError.ts';

/**
 * Reads a request's body, and stops reading at the limit, whether or not its length was announced. Not hono/body-limit:
 * a middleware checks the length before the caller is known, and strangers must not learn the rules.
 * @param limit in bytes
 * @throws ApiError `body_too_large`
 */
export async function readBody(request: Request, limit: number = limits.BODY_MAX_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > limit) {
      void reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
}

/**
 * The value of a JSON body. An empty body counts as `{}`, so that validation can name the missing fields.
 * @throws ApiError `unsupported_media_type`, `malformed_json`
 */
export function parseJson(body: Uint8Array, contentType: string | undefined): unknown {
  if (body.byteLength === 0) return {};
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')) {
    throw new ApiError('unsupported_media_type', 'The body must be JSON, sent as application/json.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError('malformed_json', 'The body is not valid JSON.');
  }
}

const tooLarge = (limit: number) =>
  new ApiError('body_too_large', `The request is too large. At most ${limit / 1000} kB are accepted.`);
