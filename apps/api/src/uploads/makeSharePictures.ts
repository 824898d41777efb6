import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { uploads } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { loadSharp } from './encode.ts';
import { storedName, storedShareName, UPLOADS_PATH } from './files.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { encodeSharePicture } from './sharePicture.ts';

const BATCH = 100;

type Parts = Pick<Services, 'db' | 'storage' | 'log'>;

/**
 * Makes missing pictures for link previews: for old uploads, from before such pictures existed, and for uploads that a
 * process of an older version accepts while it is being replaced.
 */
export async function makeSharePictures({ db, storage, log }: Parts): Promise<void> {
  const isMissing = and(isNull(uploads.markedForDeletionAt), sql`not ${uploads.picture} ? 'hasShare'`);
  let after: string | undefined;
  do {
    const rows = await db.autocommit((tx) =>
      tx
        .select({ id: uploads.id, src: uploads.src })
        .from(uploads)
        .where(and(isMissing, after === undefined ? undefined : gt(uploads.id, after)))
        .orderBy(asc(uploads.id))
        .limit(BATCH),
    );
    for (const { id, src } of rows) {
      try {
        await makeOne({ storage }, id, src);
        const marked = sql`${uploads.picture} || '{"hasShare": true}'::jsonb`;
        await db.autocommit((tx) => tx.update(uploads).set({ picture: marked }).where(eq(uploads.id, id)));
      } catch (err) {
        // The other uploads continue; the next run tries this one again.
        log.warn({ err, upload: id }, 'The picture for previews of an upload could not be made');
      }
    }
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

async function makeOne({ storage }: Pick<Services, 'storage'>, id: string, src: string): Promise<void> {
  const file = await storage.get(storedName(src.slice(UPLOADS_PATH.length)) ?? '');
  if (!file) throw new Error(`There is no file of ${src}`);
  const bytes = await new Response(file.body).arrayBuffer();
  const share = await limitConcurrency(async () => encodeSharePicture((await loadSharp())(bytes)));
  await storage.put(storedShareName(id), share);
}
