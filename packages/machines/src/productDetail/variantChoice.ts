import type { Product } from '@abs/contract';
import type { Variant } from '@abs/contract/entities';

/** The facts of a product page: the loaded product, the variant in the URL, and the chosen size. */
export type ChoiceFacts = {
  /** The last loaded product. It has another color than `productId` while that one loads. */
  product: Product | null;
  /** The id in the URL. It decides the color. */
  productId: string;
  /** The size that the visitor or the URL named, even if the color does not have it; null before. */
  size: string | null;
};

/** A size of the style, with its variant in the color; null if the color does not have this size. */
export type SizeChoice = { size: string; variant: Variant | null };

/** A color of the style, with the variant that it leads to. */
export type ColorChoice = { color: string; colorHex?: string; variant: Variant; isSoldOut: boolean };

/** The sizes and colors of a style, and the current choice. */
export type VariantChoice = {
  color: string;
  /** As in `ChoiceFacts`. A style with one size needs no choice: it is that size. */
  size: string | null;
  /** All sizes of the style. */
  sizes: readonly SizeChoice[];
  colors: readonly ColorChoice[];
  /** The variant of the color and the size; null while no size is chosen, or if there is no such variant. */
  variant: Variant | null;
};

/** Sizes and colors are compared as the server compares them. */
const keyOf = (text: string) => text.trim().toLowerCase();
const isSame = (a: string, b: string) => keyOf(a) === keyOf(b);

/** The first variant of each size or color, in their order. */
function firstOfEach(variants: readonly Variant[], name: 'size' | 'color'): ReadonlyMap<string, Variant> {
  const firsts = new Map<string, Variant>();
  for (const variant of variants) {
    const key = keyOf(variant[name]);
    if (!firsts.has(key)) firsts.set(key, variant);
  }
  return firsts;
}

/** The variants in the order of the shop's list of colors, if there is one. */
function inOrder(variants: readonly Variant[], colors: Product['colors'] = []): Variant[] {
  const places = new Map(colors.map(({ color }, place) => [keyOf(color), place]));
  const placeOf = ({ color }: Variant) => places.get(keyOf(color)) ?? colors.length;
  return [...variants].sort((one, other) => placeOf(one) - placeOf(other));
}

const inSize = (variants: readonly Variant[], size: string | null): Variant | null =>
  variants.find((variant) => size !== null && isSame(variant.size, size)) ?? null;

/** A color among the variants of the style; `current` is the variant in the URL. */
function colorChoice(
  { color, colorHex }: Variant,
  variants: readonly Variant[],
  current: Variant,
  size: string | null,
) {
  const others = variants.filter((variant) => isSame(variant.color, color));
  const inStock = others.find(({ quantity }) => quantity > 0);
  const first = others.includes(current) ? current : (inStock ?? (others[0] as Variant));
  const variant = inSize(others, size) ?? first;
  return { color, ...(colorHex !== undefined && { colorHex }), variant, isSoldOut: !inStock };
}

/** The variants of a product; none if there is nothing to choose, or if the backend's list lacks the product. */
function variantsOf(product: Product | null): readonly Variant[] {
  const variants = product?.variants ?? [];
  return variants.length > 1 && variants.some(({ id }) => id === product?.id) ? variants : [];
}

/** A variant of the same style as the loaded product. */
export const variantWithId = ({ product }: Pick<ChoiceFacts, 'product'>, id: string): Variant | undefined =>
  variantsOf(product).find((variant) => variant.id === id);

/** The choices on a product page; null for a product that is the only one of its style. */
export function choiceOf({ product, productId, size }: ChoiceFacts): VariantChoice | null {
  const variants = variantsOf(product);
  const current = variants.find(({ id }) => id === productId) ?? variants.find(({ id }) => id === product?.id);
  if (!current) return null;
  const sizes = firstOfEach(variants, 'size');
  const [only] = sizes.size === 1 ? sizes.values() : [];
  const named = size === null ? null : (sizes.get(keyOf(size))?.size ?? size);
  const chosen = only?.size ?? named;
  const ofColor = variants.filter((variant) => isSame(variant.color, current.color));
  const made = firstOfEach(ofColor, 'size');
  return {
    color: current.color,
    size: chosen,
    sizes: [...sizes].map(([key, variant]) => ({ size: variant.size, variant: made.get(key) ?? null })),
    colors: inOrder([...firstOfEach(variants, 'color').values()], product?.colors).map((of) =>
      colorChoice(of, variants, current, chosen),
    ),
    variant: inSize(ofColor, chosen),
  };
}

/** Whether the loaded product has this color, so that its pictures are loaded too. */
export const isColorLoaded = ({ product }: Pick<ChoiceFacts, 'product'>, { color }: Pick<Variant, 'color'>): boolean =>
  product !== null && isSame(product.color, color);

/** The pictures of a color that has not loaded yet: only its cover. */
function coverAlone({ cover }: Variant, product: Product): Partial<Product> {
  return {
    salesCoverPicture: cover?.src ?? product.salesCoverPicture,
    subImages: [],
    cover,
    pictures: cover && [cover],
    sharePicture: undefined,
  };
}

/**
 * The product as the page shows it, with price, stock and pictures of the choice. Before a size is chosen, the price
 * is the lowest of the color, and the stock that of the size with the most pieces.
 */
export function shownProduct(facts: ChoiceFacts): Product | null {
  const { product } = facts;
  const choice = choiceOf(facts);
  if (!product || !choice) return product;
  const ofColor = choice.sizes.flatMap(({ variant }) => variant ?? []);
  const shown = choice.variant ?? variantWithId(facts, facts.productId) ?? variantWithId(facts, product.id);
  if (!shown) return product;
  const { id, size, color, colorHex } = shown;
  return {
    ...product,
    ...(!isColorLoaded(facts, shown) && coverAlone(shown, product)),
    ...{ id, size, color, colorHex },
    price: choice.variant ? choice.variant.price : Math.min(...ofColor.map((variant) => variant.price)),
    quantity: choice.variant ? choice.variant.quantity : Math.max(...ofColor.map((variant) => variant.quantity)),
  };
}

/** Whether sizes of the color differ in price, so that the price without a size is only the lowest. */
export function hasSeveralPrices({ sizes, variant }: VariantChoice): boolean {
  return variant === null && new Set(sizes.flatMap((option) => option.variant?.price ?? [])).size > 1;
}
