import { limits, picture } from '@abs/contract';
import * as z from 'zod/mini';
import type { PictureField, ProductValues } from './formTypes.ts';

const text = z.string();
const namedPictures = (max: number) => z.optional(z.array(z.object({ name: text, picture })).check(z.maxLength(max)));

/** Raised when its shape changes: drafts of another version are not read. */
export const DRAFT_VERSION = 1;

export const productDraft = z.object({
  version: z.literal(DRAFT_VERSION),
  /** The product being edited; null for one being added. */
  productId: z.nullable(text),
  /** What was typed, as far as it differs from the product: the rest may change meanwhile. */
  values: z.partial(
    z.object({
      name: text,
      description: text,
      price: text,
      size: text,
      color: text,
      quantity: text,
      category: text,
      colorHex: text,
    } satisfies Record<keyof ProductValues, typeof text>),
  ),
  /** Pieces in stock beside which a changed number was typed. */
  quantityWas: z.optional(z.int()),
  /** Finished pictures of the fields that differ from the product's. */
  pictures: z.object({
    salesCoverPicture: namedPictures(1),
    subImages: namedPictures(limits.SUB_IMAGES_MAX),
  } satisfies Record<PictureField, unknown>),
  /** Names of the files that had not finished uploading. */
  unfinished: z.array(text),
});

/** What is kept of a form half filled in. Plain JSON. */
export type ProductDraft = z.infer<typeof productDraft>;
