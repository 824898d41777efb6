import type { Context } from 'hono';
import type { KeptAnswer } from '../cache/keptAnswer.ts';
import { acceptedEncodings } from './acceptEncoding.ts';
import { quickAnswer } from './commonHeaders.ts';
import type { AppEnv } from './env.ts';
import { isKnownVersion } from './notModified.ts';

/**
 * Sends a kept answer, compressed as the caller accepts it, or 304 when the caller has it already. Browsers may keep it
 * and ask each time whether it is still the same. The answer's own headers win, such as another Cache-Control.
 */
export async function sendKept(context: Context<AppEnv>, kept: KeptAnswer): Promise<Response> {
  const [encoding] = acceptedEncodings(context.req.header('accept-encoding'));
  const { body, etag, headers } = encoding ? await kept.compressed(encoding) : kept.plain;
  if (kept.status === 200 && isKnownVersion(context.req.header('if-none-match'), etag)) {
    return quickAnswer(context, null, 304, kept.notModifiedHeaders(etag));
  }
  return quickAnswer(context, body, kept.status, headers);
}
