import type { Call } from '@abs/contract/calls';
import type { Context } from 'hono';
import type { Services } from '../services.ts';

/** An answer that is not JSON: a file whose text is generated while it is sent, so that it need not fit into memory. */
export type TextAnswer = { fileName: string; pieces: AsyncIterable<string> };

/**
 * Sends a text as a file, as fast as the caller reads it. The first piece is generated before anything is sent, so that
 * a failure until then is an ordinary error. A later one aborts the connection, so that no caller mistakes a part for
 * all.
 */
export async function sendText(
  context: Context,
  { log }: Pick<Services, 'log'>,
  type: NonNullable<Call['responseType']>,
  { fileName, pieces }: TextAnswer,
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let next = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (next.done) return controller.close();
        controller.enqueue(encoder.encode(next.value));
        next = await iterator.next();
      } catch (error) {
        log.error({ err: error }, 'An answer broke off while it was sent');
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  context.header('Content-Type', `${type}; charset=utf-8`);
  context.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return context.body(body);
}
