import type { Context } from 'hono';
import type { KeptAnswer } from '../cache/keptAnswer.ts';
import { acceptedEncodings } from './acceptEncoding.ts';
import { quickAnswer } from './commonHeaders.ts';
import type { AppEnv } from './env.ts';
import { isKnownVersion } from './notModified.ts';

/**
 * Sends a kept answer, compressed if the caller accepts it, or 304 if the caller already has it. Browsers may keep it,
 * but must revalidate it each time. The answer's own headers take precedence, such as another Cache-Control.
 */
export async function sendKept(context: Context<AppEnv>, kept: KeptAnswer): Promise<Response> {
  const [encoding] = acceptedEncodings(context.req.header('accept-encoding'));
  const { body, etag, headers } = encoding ? await kept.compressed(encoding) : kept.plain;
  if (kept.status === 200 && isKnownVersion(context.req.header('if-none-match'), etag)) {
    return quickAnswer(context, null, 304, kept.notModifiedHeaders(etag));
  }
  return quickAnswer(context, body, kept.status, headers);
}
