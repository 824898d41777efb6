// The four hero pictures: what lies where. x, y = middle of a garment's frame as fractions of the canvas; size = frame width / canvas height; turn in degrees.
// Landscape leaves its left 45 % empty for type; portrait fills the frame. The first layer lies lowest.
import { dyes, grounds } from './palette.mjs';

const garment = (base, cloth, hardware, more = {}) => ({
  base,
  cloth: dyes[cloth] ?? cloth,
  trim: dyes[more.trim] ?? more.trim ?? dyes[cloth] ?? cloth,
  hardware,
  contrast: 1.12,
  ...more.look,
});
const at = (look, x, y, size, turn = 0, more = {}) => ({ ...look, x, y, size, turn, ...more });

const hoodie = {
  moss: garment('hoodie-regular-front', 'moss', '#d9d3c0'),
  oat: garment('hoodie-regular-front', 'oat', '#f1ece0'),
  wine: garment('hoodie-regular-front', 'wine', '#d9c7bb'),
};
const tee = {
  white: garment('tee-regular-front', 'white', '#3a3c40'),
  clay: garment('tee-regular-front', 'clay', '#f0dfd0'),
  navy: garment('tee-regular-front', 'navy', '#d8d4ca'),
};
const jacket = {
  olive: garment('jacket-regular-front', 'olive', '#b3a57f', { trim: '#46442f' }),
  ecru: garment('jacket-regular-front', 'ecru', '#b9a77f', { trim: '#cfc3a9' }),
};
const sneaker = { white: garment('sneaker-low-side', '#ebe8df', '#efece2', { trim: '#3f6350' }) };

export const scenes = {
  hoodie: {
    alt: 'Three hoodies in oat, moss green and wine, laid over one another',
    ground: grounds.linen,
    portrait: [
      at(hoodie.wine, 0.86, 0.3, 0.98, 9),
      at(hoodie.oat, 0.1, 0.36, 0.98, -8),
      at(hoodie.moss, 0.5, 0.62, 1.04, 2),
    ],
    landscape: [
      at(hoodie.wine, 0.93, 0.3, 1.3, 10),
      at(hoodie.oat, 0.6, 0.36, 1.3, -9),
      at(hoodie.moss, 0.78, 0.66, 1.42, 3),
    ],
  },
  tee: {
    alt: 'T-shirts in white, clay and navy, stacked at an angle',
    ground: grounds.stone,
    portrait: [
      at(tee.navy, 0.8, 0.24, 0.9, 12),
      at(tee.clay, 0.16, 0.44, 0.92, -10),
      at(tee.white, 0.56, 0.72, 0.98, 4),
    ],
    landscape: [
      at(tee.navy, 0.93, 0.24, 1.2, 12),
      at(tee.clay, 0.6, 0.42, 1.2, -10),
      at(tee.white, 0.8, 0.72, 1.34, 5),
    ],
  },
  sneakers: {
    alt: 'A white low sneaker with green leather at heel and toe',
    ground: grounds.sand,
    portrait: [at(sneaker.white, 0.5, 0.46, 1.0, -4)],
    landscape: [at(sneaker.white, 0.73, 0.5, 1.25, -4)],
  },
  jacket: {
    alt: 'An olive bomber over an off-white one',
    ground: grounds.sage,
    portrait: [at(jacket.ecru, 0.84, 0.34, 1.02, 10), at(jacket.olive, 0.4, 0.6, 1.12, -4)],
    landscape: [at(jacket.ecru, 0.92, 0.34, 1.34, 10), at(jacket.olive, 0.7, 0.6, 1.5, -4)],
  },
};
