import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { ProductDetail } from '../forms.ts';
import { described, named } from '../named.ts';
import { count, naira } from '../shared/scalars.ts';
import { collectionKinds } from './collectionKinds.ts';
import { sizeGuide } from './sizeGuide.ts';
import { categories } from './values.ts';

export type { SizeGuide } from './sizeGuide.ts';

const colorHex = described(z.optional(z.string()), 'The dye as a CSS color.');
const stock = described(count, 'Pieces in stock.');

export const picture = named(
  'Picture',
  z.object({
    src: described(z.string(), 'For browsers that support none of the other formats.'),
    srcset: described(z.string(), 'AVIF candidates in srcset syntax, widths as `w` descriptors.'),
    webp: additive(described(z.optional(z.string()), 'WebP candidates in srcset syntax, for browsers without AVIF.')),
    width: described(count, 'Pixels of the largest file.'),
    height: described(count, 'Pixels of the largest file.'),
    ground: described(z.string(), 'The ground’s color (#rrggbb), shown until the picture has decoded.'),
    alt: described(z.string(), 'The alternative text.'),
  }),
  'One picture in several widths, so that a phone loads a phone’s picture.',
);
export type Picture = z.infer<typeof picture>;

export const productBase = z.object({
  id: z.string(),
  name: z.string(),
  price: described(naira, 'Naira a piece.'),
  size: z.string(),
  color: z.string(),
  salesCoverPicture: described(z.string(), 'The URL of the first picture.'),
});

export const sizeOption = named(
  'SizeOption',
  z.object({ id: described(z.string(), 'The id of the product of this size.'), size: z.string(), quantity: stock }),
  'One size of a color, as in lists by style.',
);
export type SizeOption = z.infer<typeof sizeOption>;

export const colorOption = named(
  'ColorOption',
  z.object({
    id: described(z.string(), 'The id of its card in lists.'),
    color: z.string(),
    colorHex,
    quantity: described(count, 'Pieces in stock of all its sizes.'),
  }),
  'One color of a style.',
);
export type ColorOption = z.infer<typeof colorOption>;

export const variant = named(
  'Variant',
  z.object({
    id: described(z.string(), 'The id of the product.'),
    size: z.string(),
    color: z.string(),
    colorHex,
    quantity: stock,
    price: described(naira, 'Naira a piece.'),
    cover: z.optional(picture),
  }),
  'A product that can replace another one: the same style in another size or color.',
);
export type Variant = z.infer<typeof variant>;

const facetValue = z.object({
  value: z.string(),
  count: described(count, 'How many products would be listed with it in addition to the other filters.'),
});
export const facets = named(
  'Facets',
  z.object({
    sizes: described(z.array(facetValue), 'Sizes to filter by.'),
    colors: described(z.array(z.extend(facetValue, { colorHex })), 'Colors to filter by.'),
    categories: described(z.array(z.extend(facetValue, { value: z.enum(categories) })), 'Categories to filter by.'),
    price: described(
      z.nullable(z.object({ min: naira, max: naira })),
      'From the cheapest to the dearest, ignoring the price filter; null when nothing is listed.',
    ),
    inStock: described(count, 'How many of the listed products can be bought.'),
  }),
  'The values to filter a list by.',
);
export type Facets = z.infer<typeof facets>;

/** The answer's fields for `productDetails`. */
const details = {
  category: additive(z.optional(z.enum(categories))),
  colorHex: additive(colorHex),
} satisfies Record<ProductDetail, unknown>;

export const delivery = named(
  'Delivery',
  z.object({
    fee: described(naira, 'Naira for the whole order, as in the cart.'),
    days: described(
      z.optional(z.object({ from: described(count, 'The earliest.'), to: described(count, 'The latest.') })),
      'In how many working days an order arrives. Absent when the shop promises nothing.',
    ),
  }),
  'The cost and time of a delivery.',
);
export type Delivery = z.infer<typeof delivery>;

export const product = named(
  'Product',
  z.extend(productBase, {
    subImages: described(z.array(z.string()), 'The URLs of the other pictures.'),
    description: z.string(),
    quantity: stock,
    maxPerOrder: additive(described(z.optional(count), 'The maximum number of pieces that one customer may order.')),
    ...details,
    cover: additive(z.optional(picture)),
    pictures: additive(
      described(
        z.optional(z.array(picture)),
        'All pictures, the cover first. Sent with a single product, not in lists.',
      ),
    ),
    sharePicture: additive(
      described(
        z.optional(z.string()),
        'The cover as a JPEG of 1200×630 pixels, for shared links. Sent with a single product, not in lists.',
      ),
    ),
    styleId: additive(described(z.optional(z.string()), 'Products of one style differ only in size and color.')),
    sizes: additive(described(z.optional(z.array(sizeOption)), 'The sizes of its color, in lists by style.')),
    colors: additive(
      described(
        z.optional(z.array(colorOption)),
        'The colors of its style, in the shop’s own order. Sent with a single product and in lists by style.',
      ),
    ),
    variants: additive(
      described(
        z.optional(z.array(variant)),
        'All variants of its style, this one among them, in the order of sizes. Sent with a single product, not in lists.',
      ),
    ),
    sizeGuide: additive(described(z.optional(sizeGuide), 'Sent with a single product, not in lists.')),
    delivery: additive(described(z.optional(delivery), 'Sent with a single product, not in lists.')),
  }),
  'One size and color of a style, with its own price and stock.',
);
export type Product = z.infer<typeof product>;

export const uploadedPicture = named(
  'UploadedPicture',
  z.extend(picture, { id: z.string() }),
  'A picture that was uploaded, in all widths that the shop serves; `src` is the value for a product.',
);
export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const collection = named(
  'Collection',
  z.object({
    slug: described(z.string(), 'Its name in URLs. For a category, it is the category itself.'),
    kind: described(
      z.enum(collectionKinds),
      'A `category` has the products of that category, a `collection` those that an admin chose.',
    ),
    category: described(z.optional(z.enum(categories)), 'Only for the kind `category`.'),
    title: z.string(),
    text: described(z.string(), 'Plain text; empty for none.'),
    picture: z.optional(picture),
    count: described(count, 'How many products its list has with `group=style`.'),
  }),
  'An entry of the navigation with its own page: a category, or a collection that an admin put together.',
);
export type Collection = z.infer<typeof collection>;
