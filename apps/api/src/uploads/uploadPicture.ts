import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import { uploads } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/handler.ts';
import { encodePicture } from './encode.ts';
import { deleteAll, layOut, putAll } from './files.ts';

/** Encodes at once in this process: each holds a thread for a second or two, and the shop wants some as well. */
const turn = pLimit(2);
/** How many uploads may wait, each with its file in memory; beyond that the server says that it is busy. */
const MAX_WAITING = 40;

/**
 * Takes one picture and serves it in the shop's widths. Its row is written before its files: whatever happens in
 * between, housekeeping finds by the row what is to be deleted.
 */
export const uploadPicture: Handler<'uploadPicture'> = async (_input, { services, user, file }) => {
  const { db, storage, now, log } = services;
  if (turn.pendingCount >= MAX_WAITING) {
    throw new ApiError('unavailable', 'Too many pictures are being uploaded. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  const encoded = await turn(() => encodePicture(file.bytes));

  const id = randomUUID();
  const { picture, files } = layOut(id, encoded);
  const since = now();
  await db.read((tx) =>
    tx
      .insert(uploads)
      .values({ id, byUserId: user.id, picture, src: picture.src, createdAt: since, unusedSince: since }),
  );
  try {
    await putAll(storage, files);
  } catch (error) {
    await deleteAll(storage, picture)
      .then(() => db.read((tx) => tx.delete(uploads).where(eq(uploads.id, id))))
      // The row stays, and housekeeping tries again.
      .catch((err: unknown) =>
        log.warn({ err, upload: id }, 'What was stored of a failed upload could not be deleted'),
      );
    throw error;
  }
  return { message: 'The picture has been uploaded.', picture: { id, ...picture } };
};
