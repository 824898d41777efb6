import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { uploads } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { encodePicture } from './encode.ts';
import { deleteAll, layOut, putAll, storageFailure } from './files.ts';
import { limitConcurrency } from './limitConcurrency.ts';

/**
 * Accepts one picture and stores it in the shop's widths. The row is written before the files, so that after a crash
 * housekeeping finds by the row which files to delete.
 */
export const uploadPicture: Handler<'uploadPicture'> = async (_input, { services, user, file }) => {
  const { db, storage, now, log } = services;
  const encoded = await limitConcurrency(() => encodePicture(file.bytes));

  const id = randomUUID();
  const { picture, files } = layOut(id, encoded);
  const since = now();
  await db.autocommit((tx) =>
    tx.insert(uploads).values({
      id,
      byUserId: user.id,
      picture: { ...picture, hasShare: true },
      src: picture.src,
      createdAt: since,
      unusedSince: since,
    }),
  );
  try {
    await putAll(storage, files);
  } catch (error) {
    // In the background: a storage that fails to write often does not answer a deletion either.
    deleteAll(storage, picture)
      .then(() => db.autocommit((tx) => tx.delete(uploads).where(eq(uploads.id, id))))
      // If this fails, the row stays and housekeeping tries again.
      .catch((err: unknown) =>
        log.warn({ err, upload: id }, 'What was stored of a failed upload could not be deleted'),
      );
    throw storageFailure(refusals.pictureNotSaved, error);
  }
  return { message: 'The picture has been uploaded.', picture: { id, ...picture } };
};
