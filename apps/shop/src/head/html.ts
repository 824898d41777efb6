const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML, between tags or in an attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Attributes of a tag, each with a space before it; an empty value gives the bare name. */
export const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeText(value)}"`))
    .join('');

/** Marks that change the direction of the text around them. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Removes direction marks from a text, because they could reverse the text around it on other sites. */
export const plain = (text: string): string => text.replace(DIRECTION_MARKS, '').trim();

/** A text of at most `length` characters, cut between words. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || length - 1).trimEnd()}…`;
}

/**
 * Structured data as a script block. Escapes prevent texts from ending the block: it contains no `<`, and no line end
 * that only JavaScript has.
 */
export function jsonBlock(data: unknown): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json" data-page>${json}</script>`;
}
