/**
 * Whether a caller already has this exact version: its If-None-Match names the ETag, in a list or alone, weak or
 * strong, or is `*` (RFC 9110, 13.1.2).
 */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.match(TAGS) ?? [];
  return tags.some((tag) => withoutWeakness(tag) === withoutWeakness(etag));
}

/** Finds the entity tags of a list, except those with other characters next to their quotes. */
const TAGS = /(?<=(?:^|,)\s*)(?:W\/)?"[^"]*"(?=\s*(?:,|$))/g;

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');
