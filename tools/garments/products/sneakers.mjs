// Sneakers. look: cloth = upper, trim = overlays, lining and tongue, hw = sole and laces.
export default [
  {
    slug: 'third-mainland-runner',
    name: 'Third Mainland Runner',
    price: 64000,
    size: '43',
    color: 'White',
    quantity: 18,
    look: { cloth: '#ebe8e1', trim: '#d9d5cb', hw: '#f1eee6', ground: 'stone', model: 'runner' },
    description:
      'Eleven kilometres of bridge, one good pair of shoes. Full-grain leather upper, padded collar, a cupsole stitched all the way round. Wipe with a damp cloth; true to size.',
  },
  {
    slug: 'ikeja-court-green',
    name: 'Ìkẹjà Court',
    price: 52000,
    size: '42',
    color: 'White and green',
    quantity: 27,
    look: { cloth: '#ebe8df', trim: '#3f6350', hw: '#efece2', ground: 'sand' },
    description:
      'A court shoe with green leather at heel and toe, the colours of every school field in the country. Rubber cupsole, cotton laces, removable insole. True to size.',
  },
  {
    slug: 'marina-low-navy',
    name: 'Marina Low',
    price: 48500,
    size: '44',
    color: 'Navy',
    quantity: 22,
    look: { cloth: '#313b4e', trim: '#252c3a', hw: '#ece8de', ground: 'fog' },
    description:
      'Navy nubuck on an off-white sole, quiet enough for the office. Leather lined, with a padded tongue that does not slip. Brush it dry, do not soak it.',
  },
  {
    slug: 'allen-avenue-low',
    name: 'Allen Avenue Low',
    price: 46000,
    size: '41',
    color: 'Black',
    quantity: 35,
    look: { cloth: '#262627', trim: '#1d1d1e', hw: '#e8e4da', ground: 'bone', contrast: 1.06 },
    description:
      'Black leather, bone sole, no fuss. The upper is one piece from heel to eyelet, so there is little to crack. Polish it now and then and it will last for years.',
  },
  {
    slug: 'kuramo-sand-low',
    name: 'Kúràmọ̀ Low',
    price: 49000,
    size: '40',
    color: 'Sand',
    quantity: 16,
    look: { cloth: '#cbbca2', trim: '#b5a488', hw: '#f0ebdf', ground: 'chalk' },
    description:
      'Sand suede on a pale sole, for streets that end in beach. Unlined at the vamp, so it breathes. Brush off dust when dry.',
  },
  {
    slug: 'national-stadium-trainer',
    name: 'National Stadium Trainer',
    price: 57000,
    size: '45',
    color: 'Grey and wine',
    quantity: 12,
    look: { cloth: '#bdbbb6', trim: '#633a40', hw: '#ebe7de', ground: 'blush', model: 'runner' },
    description:
      'Grey suede with dark red leather, after the training shoes of the seventies. Firm cupsole, low collar, waxed laces. Comes up slightly wide.',
  },
  {
    slug: 'oshodi-gum-low',
    name: 'Òṣòdì Gum Low',
    price: 47500,
    size: '43',
    color: 'White and gum',
    quantity: 30,
    look: { cloth: '#eae7df', trim: '#e0dcd2', hw: '#b28a5c', ground: 'mist' },
    description:
      'White leather on a gum sole. The rubber is tapped and pressed in one piece and grips wet tile. Wipe the upper, scrub the sole.',
  },
  {
    slug: 'aso-rock-suede',
    name: 'Àṣọ Suede',
    price: 59500,
    size: '42',
    color: 'Cocoa',
    quantity: 9,
    look: { cloth: '#66503f', trim: '#54402f', hw: '#e9e1d1', ground: 'linen' },
    description:
      'Cocoa suede all over, toe to tongue, on a cream sole. Soft from the first day and better by the second month. Use a suede brush, and keep it out of the rain.',
  },
  {
    slug: 'eko-atlantic-low',
    name: 'Eko Atlantic Low',
    price: 62000,
    size: '44',
    color: 'Sky',
    quantity: 20,
    look: { cloth: '#a9b9c6', trim: '#8da0b0', hw: '#f3f1ec', ground: 'fog' },
    description:
      'Pale blue leather with a darker heel, white sole, white laces. A clean shoe for clean pavements, or for looking as if there were some. True to size.',
  },
  {
    slug: 'palm-wine-low',
    name: 'Palm Wine Low',
    price: 54500,
    size: '39',
    color: 'Cream and moss',
    quantity: 24,
    look: { cloth: '#e6decb', trim: '#6a6e55', hw: '#efe8d8', ground: 'sage' },
    description:
      'Cream leather with moss green overlays. The lining is vegetable-tanned and darkens with you. Wipe clean and let it dry away from the sun.',
  },
  {
    slug: 'jankara-red-low',
    name: 'Jànkárà Low',
    price: 45000,
    size: '38',
    color: 'Brick',
    quantity: 2,
    look: { cloth: '#99564a', trim: '#7f4338', hw: '#f0ebe0', ground: 'clay' },
    description:
      'Brick red nubuck with tonal stitching, named for the market where you find what you were not looking for. Regular width, true to size. Brush when dry.',
  },
  {
    slug: 'lagos-56-trainer',
    name: 'Lagos 56 Trainer',
    price: 68000,
    size: '46',
    color: 'Grey',
    quantity: 14,
    look: { cloth: '#8d9092', trim: '#74777a', hw: '#e3e1db', ground: 'mist', model: 'runner' },
    description:
      'Grey on grey in suede and leather, with a sole a shade lighter. Padded collar, moulded insole, flat laces. Our most comfortable shoe for a long day of standing.',
  },
  {
    slug: 'ojota-olive-low',
    name: 'Òjòtá Low',
    price: 44000,
    size: '43',
    color: 'Olive',
    quantity: 26,
    look: { cloth: '#6a684e', trim: '#56543e', hw: '#e8e0cd', ground: 'bone' },
    description:
      'Olive canvas and leather on a cream sole. The canvas is washed before it is cut, so it gives quickly. Hand wash the laces, wipe the rest.',
  },
  {
    slug: 'campos-cream-low',
    name: 'Campos Low',
    price: 51500,
    size: '37',
    color: 'Cream',
    quantity: 29,
    look: { cloth: '#e5dcc9', trim: '#d6cbb4', hw: '#efe9dc', ground: 'clay' },
    description:
      'All cream, like the plaster on the old Brazilian houses. Soft full-grain leather, cotton lining, a low profile. Wipe with a damp cloth and a drop of soap.',
  },
  {
    slug: 'onikan-black-court',
    name: 'Onìkán Court',
    price: 56000,
    size: '45',
    color: 'White and black',
    quantity: 0,
    look: { cloth: '#ebe9e4', trim: '#2b2b2c', hw: '#f0eee8', ground: 'sand' },
    description:
      'White leather, black heel and toe, the shoe a referee would choose. Stitched cupsole, padded tongue, spare black laces in the box. True to size.',
  },
  {
    slug: 'sunset-melon-low',
    name: 'Bar Beach Low',
    price: 49500,
    size: '36',
    color: 'Melon',
    quantity: 17,
    look: { cloth: '#d3a183', trim: '#bd8769', hw: '#f3eee4', ground: 'blush' },
    description:
      'Melon-coloured suede for golden hour and the hours after it. Light cupsole, soft collar, unlined vamp. Brush when dry; true to size.',
  },
];
