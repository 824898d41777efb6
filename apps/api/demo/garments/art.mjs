// The label's artwork as SVG, 1000 units wide. Two slanted bars are its mark (they are on the sneakers' sides too).
import { fill, line } from './letters.mjs';

/** The mark: two slanted bars in a box of the given height. */
const bars = (x, y, h, ink) =>
  [0, 0.42]
    .map((k) => `<path fill="${ink}" d="M${x + k * h} ${y + h}l${0.46 * h} ${-h}h${0.24 * h}l${-0.46 * h} ${h}z"/>`)
    .join('');

/** Lines of the lagoon under a sun: shorter and further apart towards the shore. */
const water = (cx, y, r, ink, n = 7) =>
  Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1),
      w = r * (1 - 0.55 * t),
      sway = (i % 2 ? 1 : -1) * r * 0.07;
    return `<rect x="${cx - w + sway}" y="${y + i * r * 0.145}" width="${w * 2}" height="${r * (0.075 - 0.035 * t)}" fill="${ink}"/>`;
  }).join('');

const works = {
  /** ABS, large. */
  wordmark: (ink) => {
    const t = fill('ABS', { x: 0, y: 10, width: 1000, ink, track: 10, weight: 20 });
    return [t.svg, t.height + 20];
  },
  /** ABS with the bars, for the chest. */
  chest: (ink) => [
    bars(20, 20, 260, ink) + line('ABS', { x: 350, y: 20, height: 260, ink, track: 10, weight: 20 }),
    300,
  ],
  /** The bars alone. */
  bars: (ink) => [bars(20, 20, 840, ink), 880],
  /** Sun over the lagoon, LAGOS below. */
  lagoon: (ink) => {
    const t = fill('LAGOS', { x: 40, y: 1120, width: 920, ink, track: 16, weight: 21 });
    return [
      `<path fill="${ink}" d="M120 520a380 380 0 0 1 760 0z"/>${water(500, 560, 400, ink)}${t.svg}`,
      1120 + t.height + 20,
    ];
  },
  /** A long bridge on its piers, and its reflection. */
  bridge: (ink) => {
    const piers = Array.from(
      { length: 9 },
      (_, i) => `<path fill="${ink}" d="M${56 + i * 105} 120h48l-10 150h-28z"/>`,
    ).join('');
    const ripples = Array.from({ length: 9 }, (_, i) =>
      [0, 1, 2]
        .map(
          (j) =>
            `<rect x="${50 + i * 105 + j * 8}" y="${296 + j * 34}" width="${60 - j * 16}" height="14" fill="${ink}"/>`,
        )
        .join(''),
    ).join('');
    return [
      `<rect y="60" width="1000" height="46" fill="${ink}"/><rect y="34" width="1000" height="10" fill="${ink}"/>` +
        piers +
        ripples +
        line('THIRD MAINLAND', { x: 2, y: 440, height: 84, ink, track: 17, weight: 19 }),
      540,
    ];
  },
  /** The bus: two bands along a square body. */
  danfo: (ink) => {
    const windows = [0, 1, 2, 3]
      .map((i) => `<rect x="${150 + i * 165}" y="110" width="135" height="120" rx="14" fill="#000"/>`)
      .join('');
    const cutout = `<mask id="m"><rect width="1000" height="640" fill="#fff"/>${windows}<path fill="#000" d="M822 110h52l60 120h-112z"/><rect x="40" y="282" width="920" height="26" fill="#000"/><rect x="40" y="334" width="920" height="26" fill="#000"/><circle cx="250" cy="470" r="104" fill="#000"/><circle cx="750" cy="470" r="104" fill="#000"/></mask>`;
    return [
      cutout +
        `<path mask="url(#m)" fill="${ink}" d="M90 60h760q34 0 50 30l70 150q10 20 10 44v170q0 26-26 26H56q-26 0-26-26V120q0-60 60-60z"/><circle cx="250" cy="470" r="78" fill="${ink}"/><circle cx="750" cy="470" r="78" fill="${ink}"/>`,
      560,
    ];
  },
  /** Where we are. */
  coordinates: (ink) => {
    const a = fill('6.45 N', { x: 0, y: 10, width: 560, ink, track: 12, weight: 19 });
    return [
      a.svg + line('3.39 E', { x: 0, y: a.height + 50, height: a.height, ink, track: 12, weight: 19 }),
      a.height * 2 + 70,
    ];
  },
  /** LAGOS in one line, wide, between two rules. */
  lagos: (ink) => {
    const t = fill('LAGOS', { x: 8, y: 70, width: 984, ink, track: 30, weight: 22 });
    return [
      `<rect width="1000" height="22" fill="${ink}"/>${t.svg}<rect y="${t.height + 118}" width="1000" height="22" fill="${ink}"/>`,
      t.height + 140,
    ];
  },
};

/** An artwork in one ink: { svg, ratio } (ratio = height / width). */
export function art(name, ink) {
  const [body, height] = works[name](ink);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${height}" viewBox="0 0 1000 ${height}">${body}</svg>`,
    ratio: height / 1000,
  };
}

/** What each artwork shows, for the alt text. */
export const says = {
  wordmark: 'ABS printed large',
  chest: 'small ABS mark on the chest',
  bars: 'two slanted bars printed on it',
  lagoon: 'print of a sun over the lagoon above the word Lagos',
  bridge: 'print of the Third Mainland Bridge',
  danfo: 'print of a danfo bus',
  coordinates: 'coordinates of Lagos printed on the chest',
  lagos: 'Lagos printed between two lines',
};
