// The four hero pictures: what lies where. x, y = middle of a garment's frame as fractions of the canvas; size = frame width / canvas height; turn in degrees.
// Landscape leaves its left 45 % empty for type; portrait fills the frame. The first layer lies lowest.
import { dyes, grounds } from './palette.mjs';

/** A look for a scene: trim is the cloth's own dye unless given. */
const look = (base, cloth, hardware, { trim, ...more } = {}) => ({
  base,
  cloth: dyes[cloth] ?? cloth,
  trim: dyes[trim] ?? trim ?? dyes[cloth] ?? cloth,
  hardware,
  contrast: 1.12,
  ...more,
});
const at = (garment, x, y, size, turn = 0) => ({ ...garment, x, y, size, turn });

const chest = (ink) => ({ name: 'chest', x: 0.95, y: 1.75, width: 0.8, ink });
const hoodie = {
  moss: look('hoodie-regular-front', 'moss', '#d9d3c0'),
  oat: look('hoodie-regular-front', 'oat', '#f1ece0'),
  ochre: look('hoodie-regular-back', 'ochre', '#efe6d0', {
    prints: [{ name: 'lagoon', x: 0, y: 1.75, width: 3, ink: '#f1e8d3' }],
  }),
};
const tee = {
  white: look('tee-regular-front-3', 'white', '#2b3342', {
    trim: 'navy',
    prints: [{ name: 'lagoon', x: 0, y: 1.9, width: 1.9, ink: '#2b3342' }],
  }),
  clay: look('tee-regular-front', 'clay', '#f0dfd0'),
  navy: look('tee-boxy-front-2', 'navy', '#d8d4ca', { prints: [chest('#e4ded0')] }),
};
const jacket = {
  olive: look('jacket-regular-front', 'olive', '#b3a57f', { trim: '#46442f' }),
  wine: look('jacket-regular-front', 'wine', '#cfb9a4', { trim: '#3c1f24' }),
  ecru: look('jacket-regular-front', 'ecru', '#b9a77f', { trim: '#cfc3a9' }),
};
const sneaker = {
  court: look('sneaker-low-pair', '#ebe8df', '#efece2', { trim: '#3f6350', contrast: 1.04 }),
  navy: look('sneaker-low-pair', '#313b4e', '#ece8de', { trim: '#252c3a', contrast: 1.04 }),
};

export const scenes = {
  hoodie: {
    alt: 'Hoodies in oat, moss green and ochre, laid over one another; a sun over the lagoon is printed on the back of the ochre one',
    ground: grounds.linen,
    portrait: [
      at(hoodie.oat, 0.1, 0.3, 1.0, -9),
      at(hoodie.moss, 0.9, 0.36, 1.04, 8),
      at(hoodie.ochre, 0.5, 0.66, 1.06, -3),
    ],
    landscape: [
      at(hoodie.oat, 0.7, 0.26, 1.3, -10),
      at(hoodie.moss, 0.97, 0.34, 1.34, 9),
      at(hoodie.ochre, 0.83, 0.6, 1.3, -3),
    ],
  },
  tee: {
    alt: 'T-shirts in white, clay and navy, laid over one another; the white one has a sun over the lagoon printed on it',
    ground: grounds.stone,
    portrait: [
      at(tee.navy, 0.84, 0.2, 0.94, 12),
      at(tee.clay, 0.1, 0.34, 0.92, -12),
      at(tee.white, 0.54, 0.64, 1.0, 4),
    ],
    landscape: [
      at(tee.navy, 0.98, 0.18, 1.25, 14),
      at(tee.clay, 0.73, 0.3, 1.2, -12),
      at(tee.white, 0.85, 0.68, 1.36, 4),
    ],
  },
  sneakers: {
    alt: 'A pair of white low sneakers with green leather at heel and toe, a navy pair behind them',
    ground: grounds.sand,
    portrait: [at(sneaker.navy, 0.78, 0.2, 0.86), at(sneaker.court, 0.42, 0.6, 1.06)],
    landscape: [at(sneaker.navy, 0.93, 0.14, 1.1), at(sneaker.court, 0.74, 0.6, 1.4)],
  },
  jacket: {
    alt: 'An olive bomber over an off-white and a wine-red one',
    ground: grounds.sage,
    portrait: [
      at(jacket.wine, 0.92, 0.2, 1, 11),
      at(jacket.ecru, 0.12, 0.34, 1.02, -9),
      at(jacket.olive, 0.54, 0.68, 1.08, 3),
    ],
    landscape: [
      at(jacket.wine, 1.0, 0.16, 1.25, 12),
      at(jacket.ecru, 0.72, 0.3, 1.25, -9),
      at(jacket.olive, 0.87, 0.68, 1.36, 3),
    ],
  },
};
