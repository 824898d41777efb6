import { isolate } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { products } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { releasePictures, takePictures } from '../uploads/products.ts';
import { type Change, recordChanges } from './audit.ts';
import type { ProductRow } from './mapper.ts';
import { altOf, withAlt } from './productRows.ts';
import { loadStyle, variantsOf } from './styles.ts';

/** Gives all sizes of a color the same pictures, in one transaction. */
export const saveStylePictures: Handler<'saveStylePictures'> = async ({ params, body }, { services, user }) => {
  const style = await services.db.transaction(async (tx) => {
    const rows = await variantsOf(tx, params.id, { locked: true });
    const sizes = rows.filter(({ colorKey }) => colorKey === body.color.trim().toLowerCase());
    const card = sizes.find(({ isCard }) => isCard) ?? sizes[0];
    if (!card) {
      const message = `This style does not come in ${isolate(body.color)}.`;
      throw new ApiError('validation', message, { fields: { color: message } });
    }
    const named = body.pictures.map((src, index) => ({ field: `pictures.${index}`, src }));
    // If a picture has several alternative texts, the card's text counts.
    const has = [...sizes, card].flatMap(({ pictures }) => pictures);
    const pictures = await takePictures(tx, named, { has, alt: altOf(card) });

    const changes: Change[] = [];
    for (const row of sizes) {
      const own = withAlt(pictures, altOf(card), altOf(row));
      await tx.update(products).set({ pictures: own }).where(eq(products.id, row.id));
      changes.push({
        action: 'saveStylePictures',
        subject: { kind: 'product', id: row.id, name: row.name },
        before: auditedPictures(row),
        after: auditedPictures({ pictures: own }),
      });
    }
    const kept = new Set(body.pictures);
    await releasePictures(
      tx,
      has.filter(({ src }) => !kept.has(src)),
      services.now(),
    );
    await recordChanges(tx, services, user, changes);
    return loadStyle(tx, params.id);
  });
  return { message: `The pictures of ${isolate(body.color)} have been saved.`, style };
};

/** The pictures in the format that the audit log has for products. */
function auditedPictures({ pictures }: Pick<ProductRow, 'pictures'>) {
  const [salesCoverPicture, ...subImages] = pictures.map(({ src }) => src);
  return { salesCoverPicture, subImages };
}
