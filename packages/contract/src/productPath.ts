/** Longer names are cut between two words: an address in a chat should still fit on a phone's line or two. */
const SLUG_MAX_LENGTH = 60;

/** The name in lower-case letters without accents and digits, joined by hyphens; '' for a name that has none of them. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? '';
  return slug.length <= SLUG_MAX_LENGTH ? slug : slug.slice(0, SLUG_MAX_LENGTH + 1).replace(/-?[^-]*$/, '');
}

/**
 * The address of a product's page, such as `/product/7f…/opebi-hoodie`. The id alone decides which product it is, so an
 * address with an old name, or with none, leads to the same page.
 */
export function productPath({ id, name }: { id: string; name: string }): string {
  const slug = slugOf(name);
  return `/product/${encodeURIComponent(id)}${slug && `/${slug}`}`;
}
