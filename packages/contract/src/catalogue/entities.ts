import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { named } from '../named.ts';
import { count, naira } from '../shared/scalars.ts';
import { categories } from './values.ts';

/** One picture in several widths, so that a phone loads a phone's picture. */
export const picture = named(
  'Picture',
  z.object({
    /** For browsers that know none of the other formats. */
    src: z.string(),
    /** AVIF candidates in srcset syntax, widths as `w` descriptors. */
    srcset: z.string(),
    /** WebP candidates in srcset syntax, for browsers without AVIF. */
    webp: additive(z.optional(z.string())),
    width: count,
    height: count,
    /** The ground's color (#rrggbb), shown until the picture has decoded. */
    ground: z.string(),
    alt: z.string(),
  }),
);
export type Picture = z.infer<typeof picture>;

export const productBase = z.object({
  id: z.string(),
  name: z.string(),
  price: naira,
  size: z.string(),
  color: z.string(),
  salesCoverPicture: z.string(),
});

export const product = named(
  'Product',
  z.extend(productBase, {
    subImages: z.array(z.string()),
    description: z.string(),
    /** Pieces in stock. */
    quantity: count,
    /** The most pieces of it that one person may order. */
    maxPerOrder: additive(z.optional(count)),
    category: additive(z.optional(z.enum(categories))),
    colorHex: additive(z.optional(z.string())),
    cover: additive(z.optional(picture)),
    /** All pictures, the cover first. Sent with a single product, not in lists. */
    pictures: additive(z.optional(z.array(picture))),
    /** The cover as a JPEG of 1200×630 pixels, for previews of links. Sent with a single product, not in lists. */
    sharePicture: additive(z.optional(z.string())),
  }),
);
export type Product = z.infer<typeof product>;

/** A picture that was uploaded, in all widths that the shop serves; `src` is what a product takes. */
export const uploadedPicture = named('UploadedPicture', z.extend(picture, { id: z.string() }));
export type UploadedPicture = z.infer<typeof uploadedPicture>;
