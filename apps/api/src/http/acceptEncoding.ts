import { parseAccept } from 'hono/utils/accept';
import { type Encoding, encodings } from '../cache/keptAnswer.ts';

/** Parsed headers, because most browsers send one of a few. */
const known = new Map<string, readonly Encoding[]>();
const KNOWN_MAX = 50;
const KNOWN_LENGTH = 50;

/** The encodings that a caller accepts, the smallest first. Quality values other than 0 are ignored. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return [];
  const kept = known.get(header);
  if (kept) return kept;
  const accepts = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const quality = (type: string) => accepts.find((one) => one.type === type)?.q;
  const accepted = encodings.filter((encoding) => (quality(encoding) ?? quality('*') ?? 0) > 0);
  if (known.size < KNOWN_MAX && header.length <= KNOWN_LENGTH) known.set(header, accepted);
  return accepted;
}
