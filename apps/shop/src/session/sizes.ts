import { type Category, limits } from '@abs/contract';

/** Storage key of the sizes last chosen on this device, by category. The next page opens with them. */
const KEY = 'abs.sizes';

function readSizes(): Record<string, unknown> {
  try {
    const sizes: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof sizes === 'object' && sizes !== null && !Array.isArray(sizes) ? { ...sizes } : {};
  } catch {
    // Storage may be refused, and its content may be damaged.
    return {};
  }
}

/** The size that was chosen last; null if none is stored, or if it cannot be read. */
export function readSize(category: Category | undefined): string | null {
  const size = category && readSizes()[category];
  return typeof size === 'string' && size !== '' && size.length <= limits.FILTER_VALUE_MAX_LENGTH ? size : null;
}

/** Remembers the size for the products of a category. */
export function saveSize(category: Category | undefined, size: string): void {
  if (!category) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSizes(), [category]: size }));
  } catch {
    // Private windows may refuse storage: the next page then opens without a size.
  }
}
