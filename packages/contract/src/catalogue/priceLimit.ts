import * as limits from '../limits.ts';
import { isWholeKobo, readNumber } from '../typed.ts';

/**
 * Reads a price limit as people type it: `₦10,000` is 10000.
 * @returns naira; null for empty text, undefined for an invalid amount or one above FILTER_PRICE_MAX
 */
export function priceLimitOf(text: string): number | null | undefined {
  const amount = readNumber(text);
  if (amount === undefined) return null;
  const isPrice = typeof amount === 'number' && amount >= 0 && amount <= limits.FILTER_PRICE_MAX && isWholeKobo(amount);
  return isPrice ? amount : undefined;
}
