import type { TokenChange } from './tokens.ts';

type Colors = { before: string; after: string };
type Channels = [red: number, green: number, blue: number];

/** @returns undefined for what is no opaque color in hexadecimal */
function channelsOf(color: string | null): Channels | undefined {
  const short = color?.match(/^#([\da-f])([\da-f])([\da-f])$/i);
  const long = color?.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  return digits?.map((digit) => Number.parseInt(digit, 16)) as Channels | undefined;
}

const difference = (one: Channels, other: Channels) => other.map((value, index) => value - (one[index] ?? 0));

/**
 * Whether a color changed as one does that is mixed of a token and something else: as the token did, in every channel by
 * the same part of it.
 */
function isMixed(seen: Colors, token: Colors): boolean {
  const [from, to, old, now] = [seen.before, seen.after, token.before, token.after].map(channelsOf);
  if (!from || !to || !old || !now) return false;
  const [mixed, whole] = [difference(from, to), difference(old, now)];
  const most = whole.reduce((best, value, index) => (Math.abs(value) > Math.abs(whole[best] ?? 0) ? index : best), 0);
  const part = (mixed[most] ?? 0) / (whole[most] || 1);
  // Each channel is rounded by itself.
  return part > 0 && part <= 1 && whole.every((value, index) => Math.abs((mixed[index] ?? 0) - value * part) <= 1);
}

/** The token behind a change of color: the one that changed like that, or that is a part of it. */
export function tokenBehind(seen: Colors, tokens: readonly TokenChange[]): TokenChange | undefined {
  const changed = tokens.flatMap((token) =>
    token.before === null || token.after === null ? [] : [{ token, before: token.before, after: token.after }],
  );
  const found =
    changed.find(({ before, after }) => before === seen.before && after === seen.after) ??
    changed.find((colors) => isMixed(seen, colors));
  return found?.token;
}
