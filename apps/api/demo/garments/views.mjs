// Which views a base offers: [x, y, size] as fractions of the frame (height and width alike, so every crop is 4:5), and the words for the alt text.

/** base name -> view -> crop (null = the whole frame). */
export const views = {
  'hoodie-regular-front': {
    front: null,
    cords: [0.31, 0.2, 0.4],
    pocket: [0.27, 0.54, 0.42],
    cuff: [0.06, 0.52, 0.36],
  },
  'tee-regular-front': { front: null, collar: [0.31, 0.1, 0.4], hem: [0.18, 0.5, 0.4], sleeve: [0.6, 0.12, 0.36] },
  'tee-regular-front-3': {
    front: null,
    collar: [0.29, 0.11, 0.42],
    hem: [0.16, 0.5, 0.42],
    sleeve: [0.58, 0.14, 0.38],
  },
  'tee-boxy-front-2': { front: null, collar: [0.29, 0.14, 0.42], hem: [0.14, 0.48, 0.42], sleeve: [0.58, 0.2, 0.4] },
  'hoodie-regular-back': { back: null },
  'jacket-regular-back': { back: null },
  'tee-regular-back': { back: null },
  'jacket-regular-front': {
    front: null,
    collar: [0.29, 0.13, 0.42],
    pocket: [0.2, 0.48, 0.42],
    cuff: [0.04, 0.5, 0.4],
  },
  'sneaker-low-side': { side: null, toe: [0.52, 0.31, 0.42], heel: [0.07, 0.29, 0.42], laces: [0.29, 0.27, 0.4] },
  'sneaker-low-pair': { pair: null },
};

/** How each view is described to somebody who cannot see it. */
export const words = {
  front: 'front, laid flat',
  back: 'back, laid flat',
  side: 'seen from the side',
  pair: 'the pair, seen from above',
  cords: 'close-up of the hood and drawcords',
  pocket: 'close-up of the pocket',
  cuff: 'close-up of the sleeve and ribbed cuff',
  collar: 'close-up of the collar',
  hem: 'close-up of the hem',
  sleeve: 'close-up of the sleeve',
  toe: 'close-up of the toe',
  heel: 'close-up of the heel',
  laces: 'close-up of the laces',
};
