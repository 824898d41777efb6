import type { TokenChange } from './tokens.ts';

/** A change of color, as `#rrggbb`. */
export type Colors = { before: string; after: string };
type Channels = [red: number, green: number, blue: number];

/** @returns undefined unless it is an opaque color in hexadecimal */
function channelsOf(color: string | null): Channels | undefined {
  const short = color?.match(/^#([\da-f])([\da-f])([\da-f])$/i);
  const long = color?.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  return digits?.map((digit) => Number.parseInt(digit, 16)) as Channels | undefined;
}

const difference = (one: Channels, other: Channels) => other.map((value, index) => value - (one[index] ?? 0));

/**
 * Whether a color changed like a mix of the token and another color: in every channel by the same part of the token's
 * change.
 */
function isMixed(seen: Colors, token: Colors): boolean {
  const [from, to, old, now] = [seen.before, seen.after, token.before, token.after].map(channelsOf);
  if (!from || !to || !old || !now) return false;
  const [mixed, whole] = [difference(from, to), difference(old, now)];
  const most = whole.reduce((best, value, index) => (Math.abs(value) > Math.abs(whole[best] ?? 0) ? index : best), 0);
  // Each channel is rounded separately, and sometimes twice, so that it can change by one more than the token.
  const part = Math.min(1, (mixed[most] ?? 0) / (whole[most] || 1));
  return part > 0 && whole.every((value, index) => Math.abs((mixed[index] ?? 0) - value * part) <= 1);
}

/** The token that explains a change of color: it changed in the same way, or the color is a mix with it. */
export function tokenBehind(seen: Colors, tokens: readonly TokenChange[]): TokenChange | undefined {
  const changed = tokens.flatMap((token) =>
    token.before === null || token.after === null ? [] : [{ token, before: token.before, after: token.after }],
  );
  const found =
    changed.find(({ before, after }) => before === seen.before && after === seen.after) ??
    changed.find((colors) => isMixed(seen, colors));
  return found?.token;
}
