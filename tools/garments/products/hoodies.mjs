// Hoodies. look: dye names or #hex; hw = cords and eyelets.
export default [
  {
    slug: 'ikoyi-heavy-hoodie',
    name: 'Ìkòyí Heavy Hoodie',
    price: 46000,
    size: 'L',
    color: 'Navy',
    quantity: 24,
    look: { cloth: 'navy', hw: '#e4dfd3', ground: 'stone' },
    description:
      'Our heaviest fleece, 480 g of brushed cotton that holds its shape from the first wear. Cut straight with room in the shoulder, a double-layer hood and flat cotton cords. Wash cold, inside out, and dry in the shade.',
  },
  {
    slug: 'surulere-hoodie',
    name: 'Surulere Hoodie',
    price: 34500,
    size: 'M',
    color: 'Oat',
    quantity: 38,
    look: { cloth: 'oat', hw: '#f1ece0', ground: 'linen' },
    description:
      'The everyday one. Mid-weight loopback cotton, soft ribs and a pocket deep enough for a phone and a bunch of keys. Regular fit; take your usual size.',
  },
  {
    slug: 'opebi-hoodie',
    name: 'Opẹ́bí Hoodie',
    price: 33000,
    size: 'S',
    color: 'Moss',
    quantity: 19,
    look: { cloth: 'moss', hw: '#d9d3c0', ground: 'sage' },
    description:
      'Loopback cotton in a green that fades kindly. Regular through the body with a little extra length in the sleeve. Machine wash at 30 degrees.',
  },
  {
    slug: 'marina-marl-hoodie',
    name: 'Marina Marl Hoodie',
    price: 36000,
    size: 'XL',
    color: 'Grey marl',
    quantity: 31,
    look: { cloth: 'marl', hw: '#efeee9', ground: 'blush', heather: 0.5 },
    description:
      'Grey marl the way it should be: three shades of yarn, knitted loose enough to breathe in the evening heat. Regular fit with ribbed cuffs that stay where you push them.',
  },
  {
    slug: 'eko-black-hoodie',
    name: 'Èkó Black Hoodie',
    price: 38500,
    size: 'L',
    color: 'Black',
    quantity: 44,
    look: { cloth: 'black', hw: '#2a2a2b', ground: 'fog', contrast: 1.1 },
    description:
      'Black on black, down to the eyelets. Dyed twice so that it stays black, in 400 g brushed fleece with a clean double hood. Wash dark with dark, and skip the tumble dryer.',
  },
  {
    slug: 'mushin-brick-hoodie',
    name: 'Mushin Brick Hoodie',
    price: 35000,
    size: 'M',
    color: 'Brick',
    quantity: 14,
    look: { cloth: 'brick', hw: '#e8d9cb', ground: 'clay' },
    description:
      'The colour of old Lagos brick after rain. Garment-dyed loopback, so each one comes out a touch different. Regular fit, wash alone the first time.',
  },
  {
    slug: 'obalende-hoodie',
    name: 'Obalende Hoodie',
    price: 32000,
    size: 'S',
    color: 'Sky',
    quantity: 27,
    look: { cloth: 'sky', hw: '#f3f2ee', ground: 'chalk' },
    description:
      'A light hoodie for air-conditioned offices and late buses. Washed cotton jersey, unlined hood, flat seams. It will soften with every wash.',
  },
  {
    slug: 'agege-fleece-hoodie',
    name: 'Agége Fleece Hoodie',
    price: 39500,
    size: 'XXL',
    color: 'Ecru',
    quantity: 9,
    look: { cloth: 'ecru', hw: '#d8c9a8', ground: 'sand' },
    description:
      'Undyed cotton fleece, left the colour it comes off the plant, small specks included. Warm hand inside, dry hand outside. Relaxed fit; wash at 30 degrees with other light things.',
  },
  {
    slug: 'lekki-lagoon-hoodie',
    name: 'Lekki Lagoon Hoodie',
    price: 37000,
    size: 'M',
    color: 'Teal',
    quantity: 22,
    look: { cloth: 'teal', hw: '#e2e4dd', ground: 'mist' },
    description:
      'A deep lagoon green-blue on 400 g loopback. Straight cut, dropped shoulder, a kangaroo pocket with bar-tacked corners. Made to be worn hard.',
  },
  {
    slug: 'osodi-wine-hoodie',
    name: 'Oṣòdì Wine Hoodie',
    price: 36500,
    size: 'L',
    color: 'Wine',
    quantity: 2,
    look: { cloth: 'wine', hw: '#d9c7bb', ground: 'blush' },
    description:
      'Dark wine red, brushed inside, with tonal ribs. The hood stands up by itself because there are two layers of fleece in it. Wash cold and hang it by the hem.',
  },
  {
    slug: 'festac-77-hoodie',
    name: 'Festac 77 Hoodie',
    price: 41000,
    size: 'L',
    color: 'Ochre',
    quantity: 16,
    look: { cloth: 'ochre', hw: '#efe6d0', ground: 'linen' },
    description:
      'Ochre fleece with a nod to the year everybody came to Lagos. 400 g cotton, regular fit, ribs knitted with a little elastane so that they come back. Wash inside out.',
  },
  {
    slug: 'yaba-campus-hoodie',
    name: 'Yàbá Campus Hoodie',
    price: 29500,
    size: 'XS',
    color: 'Lilac',
    quantity: 34,
    look: { cloth: 'lilac', hw: '#f0edf0', ground: 'fog' },
    description:
      'A softer colour and a lighter weight for days that start in a lecture hall and end on a rooftop. Cotton loopback, regular fit. Machine wash, dry flat.',
  },
  {
    slug: 'ojuelegba-hoodie',
    name: 'Ojúẹlẹ́gba Hoodie',
    price: 34000,
    size: 'XL',
    color: 'Charcoal',
    quantity: 29,
    look: { cloth: 'charcoal', hw: '#c9c6bf', ground: 'bone' },
    description:
      'Charcoal loopback that goes with everything you own. Ribbed side seams give it room when you move. Take one size up if you like it loose.',
  },
  {
    slug: 'badagry-camel-hoodie',
    name: 'Badagry Camel Hoodie',
    price: 42500,
    size: 'M',
    color: 'Camel',
    quantity: 11,
    look: { cloth: 'camel', hw: '#f0e7d8', ground: 'chalk' },
    description:
      'Camel fleece with a tight, smooth face, so it looks neat under a coat or over a shirt. 450 g cotton, regular cut, metal-tipped cords. Wash at 30 degrees.',
  },
  {
    slug: 'ebute-palm-hoodie',
    name: 'Ẹ̀bùtẹ́ Palm Hoodie',
    price: 38000,
    size: 'L',
    color: 'Palm green',
    quantity: 20,
    look: { cloth: 'palm', hw: '#e5e0cf', ground: 'sage' },
    description:
      'A green between palm leaf and bottle glass. Brushed cotton fleece, double hood, twin-needle seams throughout. It keeps its colour if you keep it out of the sun to dry.',
  },
  {
    slug: 'isale-cocoa-hoodie',
    name: 'Ìṣàlẹ̀ Cocoa Hoodie',
    price: 35500,
    size: 'M',
    color: 'Cocoa',
    quantity: 0,
    look: { cloth: 'cocoa', hw: '#e1d3c0', ground: 'clay' },
    description:
      'Warm cocoa brown on mid-weight fleece, with ribs dyed in the same bath so that nothing looks patched on. Regular fit. Wash cold, iron inside out if you must.',
  },
];
