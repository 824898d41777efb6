/** The fields whose texts people write in a shop. */
const fields = new Set(['name', 'description', 'color', 'size', 'title', 'text', 'deliveryAddress', 'by', 'advice']);

const texts = new Set<string>();

/** The texts that `written` has noted. Numbers are not among them, because they have no direction. */
export const writtenTexts: ReadonlySet<string> = texts;

function noteText(text: string): void {
  if (/\p{L}/u.test(text)) texts.add(text.trim());
}

function noteTexts(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && fields.has(field)) noteText(value);
    noteTexts(value);
  }
  if ('firstName' in data && 'lastName' in data) noteText(`${data.firstName} ${data.lastName}`);
}

/**
 * Notes which texts of a fixture people write: wherever a story shows one, it needs its own direction.
 * @returns the data
 */
export function written<Data>(data: Data): Data {
  noteTexts(data);
  return data;
}
