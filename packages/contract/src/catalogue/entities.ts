import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { named } from '../named.ts';
import { count, naira } from '../shared/scalars.ts';
import { collectionKinds } from './collectionKinds.ts';
import { sizeGuide } from './sizeGuide.ts';
import { categories } from './values.ts';

export type { SizeGuide } from './sizeGuide.ts';

/** One picture in several widths, so that a phone loads a phone's picture. */
export const picture = named(
  'Picture',
  z.object({
    /** For browsers that support none of the other formats. */
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

/** One size of a color, as in lists by style. */
export const sizeOption = named('SizeOption', z.object({ id: z.string(), size: z.string(), quantity: count }));
export type SizeOption = z.infer<typeof sizeOption>;

/** One color of a style. `id` is that of its card in lists, `quantity` is the total of all its sizes. */
export const colorOption = named(
  'ColorOption',
  z.object({ id: z.string(), color: z.string(), colorHex: z.optional(z.string()), quantity: count }),
);
export type ColorOption = z.infer<typeof colorOption>;

/** A product that can replace another one: the same style in another size or color. */
export const variant = named(
  'Variant',
  z.object({
    id: z.string(),
    size: z.string(),
    color: z.string(),
    colorHex: z.optional(z.string()),
    /** Pieces in stock. */
    quantity: count,
    price: naira,
    cover: z.optional(picture),
  }),
);
export type Variant = z.infer<typeof variant>;

/** A value for a filter, and how many products would be listed with it in addition to the other filters. */
const facetValue = z.object({ value: z.string(), count });
export const facets = named(
  'Facets',
  z.object({
    sizes: z.array(facetValue),
    colors: z.array(z.extend(facetValue, { colorHex: z.optional(z.string()) })),
    categories: z.array(z.object({ value: z.enum(categories), count })),
    /** From the cheapest to the dearest, ignoring the price filter; null when nothing is listed. */
    price: z.nullable(z.object({ min: naira, max: naira })),
    /** How many of the listed products can be bought. */
    inStock: count,
  }),
);
export type Facets = z.infer<typeof facets>;

export const product = named(
  'Product',
  z.extend(productBase, {
    subImages: z.array(z.string()),
    description: z.string(),
    /** Pieces in stock. */
    quantity: count,
    /** The maximum number of pieces that one customer may order. */
    maxPerOrder: additive(z.optional(count)),
    category: additive(z.optional(z.enum(categories))),
    colorHex: additive(z.optional(z.string())),
    cover: additive(z.optional(picture)),
    /** All pictures, the cover first. Sent with a single product, not in lists. */
    pictures: additive(z.optional(z.array(picture))),
    /** The cover as a JPEG of 1200×630 pixels, for previews of links. Sent with a single product, not in lists. */
    sharePicture: additive(z.optional(z.string())),
    /** Products of one style differ only in size and color. */
    styleId: additive(z.optional(z.string())),
    /** The sizes of its color, in lists by style. */
    sizes: additive(z.optional(z.array(sizeOption))),
    /** The colors of its style, in the shop's own order. Sent with a single product and in lists by style. */
    colors: additive(z.optional(z.array(colorOption))),
    /** All variants of its style, this one among them, in the order of sizes. Sent with a single product, not in lists. */
    variants: additive(z.optional(z.array(variant))),
    /** Sent with a single product, not in lists. */
    sizeGuide: additive(z.optional(sizeGuide)),
  }),
);
export type Product = z.infer<typeof product>;

/** A picture that was uploaded, in all widths that the shop serves; `src` is the value for a product. */
export const uploadedPicture = named('UploadedPicture', z.extend(picture, { id: z.string() }));
export type UploadedPicture = z.infer<typeof uploadedPicture>;

/** An entry of the navigation with its own page: a category, or a collection that an admin put together. */
export const collection = named(
  'Collection',
  z.object({
    /** Its name in URLs. For a category, it is the category itself. */
    slug: z.string(),
    kind: z.enum(collectionKinds),
    /** Only for the kind `category`. */
    category: z.optional(z.enum(categories)),
    title: z.string(),
    /** Plain text; '' for none. */
    text: z.string(),
    picture: z.optional(picture),
    /** How many products its list has with `group=style`. */
    count,
  }),
);
export type Collection = z.infer<typeof collection>;
