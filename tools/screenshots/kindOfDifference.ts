import { createHash } from 'node:crypto';
import type { Picture } from './picture.ts';
import { type Colors, tokenBehind } from './tokenBehind.ts';
import { nameOf, type TokenChange } from './tokens.ts';

/** The common properties of screenshots that differ in the same way. */
export type Kind = {
  /** Equal for equal differences, regardless of their place. */
  key: string;
  /** The changed tokens, if they explain every different pixel. */
  tokens?: TokenChange[];
  /** The change of color that explains most of the difference, as `#rrggbb`, if tokens do not explain it. */
  colors?: Colors;
};

/** How many equal rows separate two differences. */
const GAP = 16;
/** The share of the different pixels that one change of color has to explain. */
const MOST = 0.4;
/** No color: the place is outside the picture. */
const OUTSIDE = -1;

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

function colorAt({ width, height, pixels }: Picture, x: number, y: number): number {
  return x < width && y < height ? pixels.readUIntBE((y * width + x) * 3, 3) : OUTSIDE;
}

type Band = { top: number; bottom: number; left: number; right: number };

/** The different rows, as bands separated by equal rows, and how often each color changed to which other. */
function scan(before: Picture, after: Picture) {
  const bands: Band[] = [];
  const changes = new Map<string, number>();
  let total = 0;
  for (let y = 0; y < Math.max(before.height, after.height); y++) {
    for (let x = 0; x < Math.max(before.width, after.width); x++) {
      const [old, now] = [colorAt(before, x, y), colorAt(after, x, y)];
      if (old === now) continue;
      total++;
      if (old !== OUTSIDE && now !== OUTSIDE) changes.set(`${old} ${now}`, (changes.get(`${old} ${now}`) ?? 0) + 1);
      const last = bands.at(-1);
      if (!last || y - last.bottom > GAP) bands.push({ top: y, bottom: y, left: x, right: x });
      else Object.assign(last, { bottom: y, left: Math.min(last.left, x), right: Math.max(last.right, x) });
    }
  }
  return { bands, changes, total };
}

/** The most frequent change of color, if it explains enough, and few pixels changed back, as when something moves. */
function mainChange(changes: ReadonlyMap<string, number>, total: number): string | undefined {
  const [pair, count] = [...changes].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  const back = changes.get(pair.split(' ').reverse().join(' ')) ?? 0;
  return count >= total * MOST && back < count / 10 ? pair : undefined;
}

/** The tokens that explain all changes of color: those that are seen to change, else all. */
function tokensBehind(changes: readonly Colors[], tokens: readonly TokenChange[]): TokenChange[] | undefined {
  const isSeen = (token: TokenChange) =>
    changes.some(({ before, after }) => before === token.before && after === token.after);
  for (const candidates of [tokens.filter(isSeen), tokens]) {
    const found = changes.map((colors) => tokenBehind(colors, candidates));
    if (found.every((token) => token !== undefined)) return [...new Set(found)];
  }
  return undefined;
}

/** A digest of the pixels of a band, before and now. */
function digestOfBand(before: Picture, after: Picture, { top, bottom, left, right }: Band): string {
  const hash = createHash('sha256').update(`${right - left}x${bottom - top}\n`);
  for (const { width, height, pixels } of [before, after]) {
    for (let y = top; y <= bottom && y < height; y++) {
      hash.update(
        pixels.subarray((y * width + Math.min(left, width)) * 3, (y * width + Math.min(right + 1, width)) * 3),
      );
    }
    hash.update('\n');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The kind of difference between two pictures: tokens that changed and explain all of it; or else the change of color
 * that explains most of it; or else the content of the different rows, so that a changed footer is one kind on pages of
 * any length.
 */
export function kindOf(before: Picture, after: Picture, changedTokens: readonly TokenChange[] = []): Kind {
  const { bands, changes, total } = scan(before, after);
  const colorsOf = (pair: string): Colors => {
    const [old, now] = pair.split(' ').map(Number) as [number, number];
    return { before: hex(old), after: hex(now) };
  };
  const hasSameSize = before.width === after.width && before.height === after.height;
  const tokens = hasSameSize ? tokensBehind([...changes.keys()].map(colorsOf), changedTokens) : undefined;
  if (tokens) return { key: [...new Set(tokens.map(nameOf))].sort().join(' '), tokens };
  const main = mainChange(changes, total);
  if (main) {
    const colors = colorsOf(main);
    return { key: `${colors.before} ${colors.after}`, colors };
  }
  return { key: [...new Set(bands.map((band) => digestOfBand(before, after, band)))].sort().join(' ') };
}
