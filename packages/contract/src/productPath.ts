/** Longer names are cut between two words, because a URL in a chat should fit on a phone's line or two. */
const SLUG_MAX_LENGTH = 60;

/** The name as lower-case letters (without accents) and digits, joined by hyphens; '' for a name that has neither. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? '';
  return slug.length <= SLUG_MAX_LENGTH ? slug : slug.slice(0, SLUG_MAX_LENGTH + 1).replace(/-?[^-]*$/, '');
}

const SIZE_GUIDE = 'size-guide';

/**
 * The path of a product's page, such as `/product/7f…/opebi-hoodie`. The id alone decides which product it is, so a
 * path with an old name, or with none, opens the same page.
 */
export function productPath({ id, name }: { id: string; name: string }): string {
  const slug = slugOf(name);
  // With this name, the path would be that of the size guide.
  const hasSlug = slug !== '' && slug !== SIZE_GUIDE;
  return `/product/${encodeURIComponent(id)}${hasSlug ? `/${slug}` : ''}`;
}

/** The path of the page with a product's size guide, such as `/product/7f…/size-guide`. */
export const productSizeGuidePath = ({ id }: { id: string }): string =>
  `/product/${encodeURIComponent(id)}/${SIZE_GUIDE}`;

type ColorOfStyle = { id: string; name: string; color: string; colors?: { id: string; color: string }[] | undefined };

const colorKey = (color: string) => color.trim().toLowerCase();

/**
 * The path under which search engines list a product: that of its color's card in lists. The sizes of a color share the
 * page's content, so they share a path.
 */
export function canonicalProductPath({ id, name, color, colors = [] }: ColorOfStyle): string {
  const card = colors.find((option) => colorKey(option.color) === colorKey(color));
  return productPath({ id: card?.id ?? id, name });
}

/**
 * The path of a product's page with its size chosen, such as `/product/7f…/opebi-hoodie?size=M`. Without the size, the
 * page opens in the product's color, and the visitor chooses a size.
 */
export const variantPath = (product: { id: string; name: string; size: string }): string =>
  `${productPath(product)}?size=${encodeURIComponent(product.size.trim())}`;
