import type { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { cacheControl } from '../http/files.ts';
import { sendPicture } from '../http/saveData.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { storageFailure, storedName, UPLOADS_PATH } from './files.ts';

/** Serves uploaded pictures from the storage. The content of a name never changes, so clients may keep it for ever. */
export function mountUploads(app: Hono<AppEnv>, services: Services): void {
  app.get(`${UPLOADS_PATH}:file`, async (context, next) => {
    const isHead = context.req.method === 'HEAD';
    const send = async (fileName: string): Promise<Response | undefined> => {
      const name = storedName(fileName);
      if (!name) return undefined;
      const headers = new Headers({ 'Cache-Control': cacheControl.immutable, ETag: `"${fileName}"` });
      if (context.req.header('if-none-match') === headers.get('etag')) {
        return new Response(null, { status: 304, headers });
      }
      const file = await services.storage.get(name).catch((error: unknown) => {
        throw storageFailure(refusals.pictureNotRead, error);
      });
      if (!file) return undefined;
      headers.set('Content-Type', file.type);
      headers.set('Content-Length', String(file.size));
      if (!isHead) return new Response(file.body, { headers });
      await file.body.cancel();
      return new Response(null, { headers });
    };
    return (await sendPicture(context, context.req.param('file'), send)) ?? next();
  });
}
