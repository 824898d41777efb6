/**
 * 128 random bits in hex, for Idempotency-Keys. `crypto.randomUUID` exists in secure contexts only, and developers open
 * the shop from a phone at `http://192.168…`.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
