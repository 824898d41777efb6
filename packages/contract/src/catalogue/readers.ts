import { slicePage } from '../paging.ts';
import type { CallAnswerReader } from '../reading/answerReader.ts';
import type { Product, ProductList } from '../reading/answers.ts';
import { isWholeList } from '../reading/isWholeList.ts';
import {
  adapted,
  additive,
  address,
  amount,
  count,
  list,
  object,
  oneOf,
  or,
  type Reader,
  text,
  unreadable,
} from '../reading/reader.ts';
import { collectionKinds } from './collectionKinds.ts';
import type { Collection, ColorOption, Delivery, Facets, Picture, SizeOption, Variant } from './entities.ts';
import type { SizeGuide } from './sizeGuide.ts';
import { categories, measurements, sizeSystems } from './values.ts';

/** The assumed stock if the backend sends none. The backend still refuses an order for too many. */
const PLENTY = 1_000_000;

/** Naira, or null for an invalid number. */
export const price = or(amount, null);

/** URLs without an origin get the backend's. */
const srcset: Reader<string> = (value, at) => text(value, at).replace(/(^|,\s*)\//g, `$1${at.origin}/`);

export const pictureFields = {
  src: address,
  srcset,
  webp: additive(srcset),
  width: count,
  height: count,
  ground: text,
  alt: text,
};
export const picture = object<Picture>(pictureFields);

/** The fields that a product has both in the collection and in a cart. */
export const productFields = {
  id: text,
  name: or(text, 'Unnamed product'),
  price,
  size: or(text, ''),
  color: or(text, ''),
  salesCoverPicture: or(address, ''),
  maxPerOrder: additive(count),
  colorHex: additive(text),
  cover: additive(picture),
};

const fieldsOf = <Name extends string, T>(names: readonly Name[], reader: Reader<T>) =>
  Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader<T>>;

export const sizeOption = object<SizeOption>({ id: text, size: text, quantity: count });
const colorOption = object<ColorOption>({ id: text, color: text, colorHex: additive(text), quantity: count });
const variant = object<Variant>({
  ...{ id: text, size: text, color: text, colorHex: additive(text), quantity: count },
  ...{ price: amount, cover: additive(picture) },
});

/** A missing value or 0 means that it was not measured. */
const measurement: Reader<number | undefined> = (value, at) => {
  if (value === null || value === undefined) return undefined;
  return amount(value, at) || undefined;
};
const measured = object<SizeGuide['sizes'][number]['measurements']>(fieldsOf(measurements, measurement));
const equivalents = object<NonNullable<SizeGuide['sizes'][number]['equivalents']>>(
  fieldsOf(sizeSystems, additive(text)),
);
const sizes = list(object({ size: text, measurements: measured, equivalents: additive(equivalents) }));

/** A guide without sizes is unreadable. */
export const sizeGuideFields: { [Name in keyof SizeGuide]-?: Reader<SizeGuide[Name]> } = {
  name: text,
  category: oneOf(categories),
  sizes(value: unknown, at) {
    const read = sizes(value, at);
    if (read.length === 0) throw unreadable(value, at, 'a list of sizes');
    return read;
  },
  howTo: additive(object<NonNullable<SizeGuide['howTo']>>(fieldsOf(measurements, additive(text)))),
  bodyHeight: additive(measurement),
  advice: additive(text),
};
const sizeGuide: Reader<SizeGuide> = object<SizeGuide>(sizeGuideFields);

const flag: Reader<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw unreadable(value, at, 'true or false');
  return value;
};

export const collectionFields = {
  slug: text,
  kind: oneOf(collectionKinds),
  category: additive(oneOf(categories)),
  title: text,
  text: or(text, ''),
  picture: additive(picture),
  count,
};
const collection = object<Collection>(collectionFields);

const facetValue = object<Facets['sizes'][number]>({ value: text, count });
const facets = object<Facets>({
  sizes: list(facetValue),
  colors: list(object({ value: text, count, colorHex: additive(text) })),
  categories: list(object({ value: oneOf(categories), count })),
  price: or(object({ min: amount, max: amount }), null),
  inStock: count,
});

const delivery = object<Delivery>({ fee: amount, days: additive(object({ from: count, to: count })) });

export const fullProductFields = {
  ...productFields,
  subImages: or(list(address), []),
  description: or(text, ''),
  quantity: or(count, PLENTY),
  category: additive(oneOf(categories)),
  pictures: additive(list(picture)),
  sharePicture: additive(address),
  styleId: additive(text),
  sizes: additive(list(sizeOption)),
  colors: additive(list(colorOption)),
  variants: additive(list(variant)),
  sizeGuide: additive(sizeGuide),
  delivery: additive(delivery),
};

/** Sets the quantity to 0 without a valid price, because the product cannot be ordered then. */
export const withPrice =
  <T extends { price: number | null; quantity?: number | undefined }>(reader: Reader<T>): Reader<T> =>
  (value, at) => {
    const read = reader(value, at);
    return read.price === null ? { ...read, quantity: 0 } : read;
  };

export const product = withPrice(object<Product>(fullProductFields));

type AnsweredPage = Partial<Omit<ProductList, 'products'>> & Pick<ProductList, 'products'>;
const answeredPage = object<AnsweredPage>({
  products: list(product),
  totalProducts: additive(count),
  totalPages: additive(count),
  currentPage: additive(count),
  facets: additive(facets),
  suggestion: additive(text),
});

/** The number of pages that a page of `length` suggests: another page may follow a full one. */
function pagesSeen(length: number, page: number, limit: number): number {
  if (length === 0) return page - 1;
  return length === limit ? page + 1 : page;
}

/** A page of products. Totals that the backend does not send are counted from the pages seen. */
const productList: CallAnswerReader<ProductList> = (answer, at, { query }) => {
  const { products, totalProducts, totalPages, ...rest } = answeredPage(answer, at);
  const page = Number(query?.page ?? 1);
  const limit = Number(query?.limit ?? products.length);
  const { length } = products;
  if (isWholeList(length, limit, totalProducts ?? (totalPages ?? 1) * length)) {
    adapted({ ...at, path: 'products' }, 'all of them, whatever page is requested');
    const { items, pagination } = slicePage(products, page, limit);
    return { products: items, totalProducts: length, totalPages: pagination.totalPages, currentPage: pagination.page };
  }
  const pages =
    totalPages ?? (totalProducts === undefined ? pagesSeen(length, page, limit) : Math.ceil(totalProducts / limit));
  const isLast = page >= pages && length > 0;
  return {
    ...rest,
    products,
    totalPages: Math.max(pages, length > 0 ? 1 : 0),
    totalProducts: totalProducts ?? (isLast ? (page - 1) * limit + length : pages === 0 ? 0 : undefined),
  };
};

export const catalogueReaders = {
  getProducts: productList,
  searchProducts: productList,
  getProduct: object<{ product: Product; relatedProducts: Product[] }>({
    product,
    relatedProducts: or(list(product), []),
  }),
  getCollections: object<{ collections: Collection[] }>({ collections: list(collection) }),
  getCollection: object<{ collection: Collection; isOver: boolean }>({ collection, isOver: flag }),
  getSizeGuide: object<{ sizeGuide: SizeGuide }>({ sizeGuide }),
};
