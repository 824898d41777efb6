import { createHash } from 'node:crypto';
import type { Picture } from './picture.ts';

/** What pictures that differ in the same way have in common. */
export type Kind = {
  /** Equal for equal differences, wherever in a picture they are. */
  key: string;
  /** The color that took the place of another in most of what differs, as `#rrggbb`. */
  colors?: { before: string; after: string };
};

/** Rows without a difference that part one difference from another. */
const GAP = 16;
/** The part of what differs that one change of color has to explain. */
const MOST = 0.4;
/** No color: the picture ends before. */
const OUTSIDE = -1;

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

function colorAt({ width, height, pixels }: Picture, x: number, y: number): number {
  return x < width && y < height ? pixels.readUIntBE((y * width + x) * 3, 3) : OUTSIDE;
}

type Band = { top: number; bottom: number; left: number; right: number };

/** The rows that differ, as bands with equal rows between them, and how often each color became which other. */
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

/** The change of color that explains most of it, unless as much changed back, as where something moved. */
function mainChange(changes: ReadonlyMap<string, number>, total: number): [number, number] | undefined {
  const [pair, count] = [...changes].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  const [old, now] = pair.split(' ').map(Number) as [number, number];
  const back = changes.get(`${now} ${old}`) ?? 0;
  return count >= total * MOST && back < count / 10 ? [old, now] : undefined;
}

/** What a band looked like, and looks like now. */
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
 * What kind of difference two pictures have: one color for another, as when a token changes; or else what stands where
 * they differ, so that a footer that changed is one kind on pages of any length.
 */
export function kindOf(before: Picture, after: Picture): Kind {
  const { bands, changes, total } = scan(before, after);
  const color = mainChange(changes, total);
  if (color) {
    const colors = { before: hex(color[0]), after: hex(color[1]) };
    return { key: `${colors.before} ${colors.after}`, colors };
  }
  return { key: [...new Set(bands.map((band) => digestOfBand(before, after, band)))].sort().join(' ') };
}
