import { isolate } from '@abs/contract';
import * as z from 'zod/mini';
import { DRAFT_VERSION, type ProductDraft, productDraft } from './draftSchema.ts';
import { allPictures, asFinished, finishedOf } from './formPictures.ts';
import type { ProductValues } from './formTypes.ts';
import { isSameList, ownFormPictures, ownPictures, ownValues } from './productFields.ts';
import type { ProductFormContext } from './productFormTypes.ts';

/** The kept draft of this product; null if it is damaged, or of another product or version. */
function readDraft(kept: unknown, productId: string | null): ProductDraft | null {
  const result = z.safeParse(productDraft, kept);
  return result.success && result.data.productId === productId ? result.data : null;
}

/** The changes that a form would lose if its page were closed now; null if there are none. */
export function draftOf(context: ProductFormContext): ProductDraft | null {
  const { productId, product, values, pictures, quantityWas } = context;
  const own = { values: ownValues(product), pictures: ownPictures(product) };
  const draft: ProductDraft = { version: DRAFT_VERSION, productId, values: {}, pictures: {}, unfinished: [] };
  for (const field of Object.keys(values) as (keyof ProductValues)[]) {
    if (values[field] !== own.values[field]) draft.values[field] = values[field];
  }
  if (quantityWas !== null && draft.values.quantity !== undefined) draft.quantityWas = quantityWas;
  for (const field of ['salesCoverPicture', 'subImages'] as const) {
    const finished = finishedOf(pictures[field]).map(({ name, picture }) => ({ name, picture }));
    if (!isSameList(finished, own.pictures[field])) draft.pictures[field] = finished;
  }
  const unsent = allPictures(pictures).filter(({ status }) => status !== 'done');
  draft.unfinished = [...context.unfinished, ...unsent.map(({ name }) => name)];
  const isEmpty = [draft.values, draft.pictures, draft.unfinished].every((part) => Object.keys(part).length === 0);
  return isEmpty ? null : draft;
}

type Restored = Pick<
  ProductFormContext,
  'values' | 'pictures' | 'quantityWas' | 'isRestored' | 'unfinished' | 'errors' | 'message' | 'refused'
>;

/** The initial form, with the changes of a kept draft. */
export function restored({ product, productId, keptDraft }: Omit<ProductFormContext, keyof Restored>): Restored {
  const draft = readDraft(keptDraft, productId);
  const own = ownFormPictures(product);
  const pictures = draft?.pictures ?? {};
  const quantityWas = product === null ? null : product.quantity;
  return {
    values: { ...ownValues(product), ...draft?.values },
    pictures: {
      salesCoverPicture: pictures.salesCoverPicture
        ? asFinished('salesCoverPicture', pictures.salesCoverPicture)
        : own.salesCoverPicture,
      subImages: pictures.subImages ? asFinished('subImages', pictures.subImages) : own.subImages,
    },
    quantityWas: quantityWas === null ? null : (draft?.quantityWas ?? quantityWas),
    isRestored: draft !== null,
    unfinished: draft?.unfinished ?? [],
    errors: {},
    message: null,
    refused: { salesCoverPicture: [], subImages: [] },
  };
}

/** A notice of the files of a restored form that must be chosen again; null if there are none. */
export function unfinishedNotice({ unfinished }: Pick<ProductFormContext, 'unfinished'>): string | null {
  if (unfinished.length === 0) return null;
  const [count, them] = unfinished.length === 1 ? ['1 picture', 'it'] : [`${unfinished.length} pictures`, 'them'];
  return `${count} had not finished uploading: ${unfinished.map(isolate).join(', ')}. Please choose ${them} again.`;
}
