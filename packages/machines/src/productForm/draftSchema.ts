import { limits, picture } from '@abs/contract';
import * as z from 'zod/mini';
import { type PictureField, valuesOf } from './formTypes.ts';

const text = z.string();
const namedPictures = (max: number) => z.optional(z.array(z.object({ name: text, picture })).check(z.maxLength(max)));

/** Increase it when the shape changes: drafts of another version are ignored. */
export const DRAFT_VERSION = 1;

export const productDraft = z.object({
  version: z.literal(DRAFT_VERSION),
  /** The product being edited; null for one being added. */
  productId: z.nullable(text),
  /** Only the typed values that differ from the product, because its other values may change meanwhile. */
  values: z.partial(z.object(valuesOf(() => text))),
  /** The stock that the admin saw when they typed another number. */
  quantityWas: z.optional(z.int()),
  /** Finished pictures of the fields that differ from the product's. */
  pictures: z.object({
    salesCoverPicture: namedPictures(1),
    subImages: namedPictures(limits.SUB_IMAGES_MAX),
  } satisfies Record<PictureField, unknown>),
  /** Names of the files that had not finished uploading. */
  unfinished: z.array(text),
});

/** The draft of an unfinished form, as plain JSON. */
export type ProductDraft = z.infer<typeof productDraft>;
