// Jackets. look: trim = ribs, hw = zip.
export default [
  {
    slug: 'balogun-bomber',
    name: 'Balógun Bomber',
    price: 72000,
    size: 'L',
    color: 'Olive',
    quantity: 17,
    look: { cloth: 'olive', trim: '#46442f', hw: '#b3a57f', ground: 'stone' },
    description:
      'Our bomber in matt nylon twill, lightly padded, with heavy ribs at collar, cuff and hem. Two welt pockets outside, one inside for a passport. Wipe clean, or wash cold on a gentle cycle.',
  },
  {
    slug: 'apapa-night-bomber',
    name: 'Àpápá Night Bomber',
    price: 76000,
    size: 'M',
    color: 'Black',
    quantity: 21,
    look: { cloth: 'black', trim: '#19191a', hw: '#b9b9b7', ground: 'blush', contrast: 1.08 },
    description:
      'Black nylon, silver zip, nothing else. The lining is quilted so that it slides over a sweatshirt. Regular fit; size up for layering.',
  },
  {
    slug: 'broad-street-jacket',
    name: 'Broad Street Jacket',
    price: 68000,
    size: 'L',
    color: 'Navy',
    quantity: 26,
    look: { cloth: 'navy', trim: '#222936', hw: '#d9d6cd', ground: 'fog' },
    description:
      'A jacket for the office end of town: navy twill, clean front, ribs kept narrow. Light padding through the body only, so it stays comfortable in traffic. Dry clean or wash cold.',
  },
  {
    slug: 'oworonsoki-jacket',
    name: 'Ọ̀wọ̀rọ̀nṣòkí Jacket',
    price: 64000,
    size: 'XL',
    color: 'Rust',
    quantity: 13,
    look: { cloth: 'rust', trim: '#5b3326', hw: '#d8bf9c', ground: 'clay' },
    description:
      'Rust-coloured nylon with darker ribs, made to be seen from across a bridge. Water-repellent face, mesh lining. Wash cold, do not iron.',
  },
  {
    slug: 'harmattan-jacket',
    name: 'Harmattan Jacket',
    price: 82000,
    size: 'M',
    color: 'Sand',
    quantity: 8,
    look: { cloth: 'sand', trim: '#a8967a', hw: '#efe9dc', ground: 'chalk' },
    description:
      'For the six weeks a year when the mornings are properly cold. Padded sand-coloured nylon with a stand collar that closes to the chin. Wash cold, tumble low with two clean tennis balls.',
  },
  {
    slug: 'lekki-drizzle-jacket',
    name: 'Lẹ́kkí Drizzle Jacket',
    price: 58000,
    size: 'S',
    color: 'Sage',
    quantity: 24,
    look: { cloth: 'sage', trim: '#7d8877', hw: '#eeece4', ground: 'bone' },
    description:
      'A light shell for the start of the rains. Recycled nylon with a soft coating, taped at the shoulders, with a mesh lining. Hang it up wet and it will dry by morning.',
  },
  {
    slug: 'ikorodu-track-jacket',
    name: 'Ìkòròdú Track Jacket',
    price: 49500,
    size: 'M',
    color: 'Pine',
    quantity: 32,
    look: { cloth: 'pine', trim: '#e2dccb', hw: '#e8e4d8', ground: 'sage' },
    description:
      'A track jacket with cream ribs, cut like the ones from the old national stadium. Smooth polyester face, cotton inside. Machine wash at 30 degrees.',
  },
  {
    slug: 'creek-road-bomber',
    name: 'Creek Road Bomber',
    price: 74500,
    size: 'XXL',
    color: 'Tobacco',
    quantity: 6,
    look: { cloth: 'tobacco', trim: '#4b3a2b', hw: '#cbb68c', ground: 'sand' },
    description:
      'Tobacco nylon that looks like waxed cotton in low light. Padded body, brass-tone zip, ribs that hold. Wipe with a damp cloth.',
  },
  {
    slug: 'carter-bridge-jacket',
    name: 'Carter Bridge Jacket',
    price: 61500,
    size: 'L',
    color: 'Slate',
    quantity: 28,
    look: { cloth: 'slate', trim: '#4d5154', hw: '#dcdbd6', ground: 'mist' },
    description:
      'Slate grey with darker ribs; the jacket you forget you are wearing. Lightly padded, regular fit, two pockets with a hidden snap. Wash cold.',
  },
  {
    slug: 'adire-indigo-jacket',
    name: 'Àdìrẹ Indigo Jacket',
    price: 79000,
    size: 'M',
    color: 'Indigo',
    quantity: 10,
    look: { cloth: 'indigo', trim: '#2c3447', hw: '#d9d2c0', ground: 'linen' },
    description:
      'Indigo-dyed cotton twill, dipped eleven times in Abẹ́òkúta before it is cut. It will rub off a little at first and settle into a colour of its own. Wash alone, rarely.',
  },
  {
    slug: 'tinubu-square-jacket',
    name: 'Tinúbú Square Jacket',
    price: 66500,
    size: 'S',
    color: 'Ecru',
    quantity: 14,
    look: { cloth: 'ecru', trim: '#cfc3a9', hw: '#b9a77f', ground: 'clay' },
    description:
      'Off-white nylon twill with tonal ribs, sharper than a hoodie and as easy to wear. Light padding, satin lining. Spot clean, or wash cold and hang.',
  },
  {
    slug: 'wharf-wine-bomber',
    name: 'Wharf Bomber',
    price: 71000,
    size: 'L',
    color: 'Wine',
    quantity: 19,
    look: { cloth: 'wine', trim: '#3c1f24', hw: '#cfb9a4', ground: 'blush' },
    description:
      'Dark wine nylon with near-black ribs. Cut a little shorter so that it sits on the waistband, with room across the back. Wash cold on a gentle cycle.',
  },
  {
    slug: 'bonny-camp-jacket',
    name: 'Bonny Camp Jacket',
    price: 59500,
    size: 'XL',
    color: 'Moss',
    quantity: 1,
    look: { cloth: 'moss', trim: '#484b38', hw: '#c4b88f', ground: 'sage' },
    description:
      'A field-green shell with a soft mesh lining and pockets placed where hands fall. Regular fit, unpadded. Machine wash at 30 degrees, hang to dry.',
  },
  {
    slug: 'mainland-sky-jacket',
    name: 'Mainland Sky Jacket',
    price: 52000,
    size: 'M',
    color: 'Sky',
    quantity: 22,
    look: { cloth: 'sky', trim: '#8596a5', hw: '#f2f1ec', ground: 'stone' },
    description:
      'Pale blue nylon, light as a shirt, folds into its own pocket. For evenings by the water and seats under the air conditioner. Wash cold.',
  },
  {
    slug: 'okada-jacket',
    name: 'Ọkàdà Jacket',
    price: 63000,
    size: 'L',
    color: 'Ochre',
    quantity: 11,
    look: { cloth: 'ochre', trim: '#2b2b2b', hw: '#2f2f2f', ground: 'bone' },
    description:
      'Ochre and black, borrowed from the men who get you there on time. Wind-proof nylon, black ribs, black zip, a mesh lining. Wipe clean.',
  },
  {
    slug: 'espresso-quilt-jacket',
    name: 'Kofo Quilted Jacket',
    price: 85000,
    size: 'M',
    color: 'Espresso',
    quantity: 7,
    look: { cloth: 'espresso', trim: '#2a221e', hw: '#bfa98c', ground: 'linen' },
    description:
      'Our warmest piece, for aeroplanes and Jos. Quilted inside, smooth outside, with a tall ribbed collar. Dry clean, or wash cold and tumble low.',
  },
];
