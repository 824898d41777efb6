// The styles: what the colors of one garment have in common. Each color is an entry in products/, which names its style.
export const styles = [
  {
    slug: 'surulere-hoodie',
    name: 'Surulere Hoodie',
    price: 34500,
    description:
      'The everyday one. Mid-weight loopback cotton, soft ribs and a pocket deep enough for a phone and a bunch of keys. Regular fit; take your usual size.',
  },
  {
    slug: 'opebi-hoodie',
    name: 'Opẹ́bí Hoodie',
    price: 33000,
    description:
      'Garment-dyed loopback cotton in tones that fade kindly. Regular through the body with a little extra length in the sleeve, and a hood that stands up by itself. Machine wash at 30 degrees.',
  },
  {
    slug: 'ojuelegba-hoodie',
    name: 'Ojúẹlẹ́gba Hoodie',
    price: 34000,
    description:
      'Washed loopback that goes with everything you own. Boxy, with ribbed side seams that give it room when you move. Take one size down if you like it neat. Wash at 30 degrees.',
  },
  {
    slug: 'festac-77-hoodie',
    name: 'Festac 77 Hoodie',
    price: 39500,
    description:
      'A nod to the year everybody came to Lagos, with a different print on the back of each: the sun over the lagoon on ochre, the long bridge on teal, two bars on black. 400 g cotton, regular fit. Wash inside out.',
  },
  {
    slug: 'yaba-campus-hoodie',
    name: 'Yàbá Campus Hoodie',
    price: 29500,
    description:
      'A lighter weight for days that start in a lecture hall and end on a rooftop. LAGOS across the front of the lilac, two bars across the green. Cotton loopback, regular fit. Machine wash, dry flat.',
  },
  {
    slug: 'ikoyi-heavy-hoodie',
    name: 'Ìkòyí Heavy Hoodie',
    price: 46000,
    description:
      'Our heaviest fleece, 480 g of brushed cotton that holds its shape from the first wear. Cut straight with room in the shoulder and marked ABS: on the back of the navy, on the front of the grey. Wash cold, inside out, and dry in the shade.',
  },
  {
    slug: 'makoko-t-shirt',
    name: 'Makoko T-Shirt',
    price: 14000,
    description:
      'A plain T-shirt, done properly: 220 g combed cotton, a neck rib that does not wave, side seams that stay straight. Regular fit. Wash white at 40 degrees, the others at 30.',
  },
  {
    slug: 'eko-everyday-tee',
    name: 'Èkó Everyday Tee',
    price: 12500,
    description:
      'The one to buy three of. Soft jersey, 200 g, boxy enough to wear alone and light enough to wear under a jacket. Machine wash, tumble low.',
  },
  {
    slug: 'tarkwa-bay-tee',
    name: 'Tarkwa Bay Tee',
    price: 14000,
    description:
      'Salt-washed until it feels like the last day of a long weekend. 180 g slub cotton, loose at the waist. Dries in an hour on a railing.',
  },
  {
    slug: 'lagoon-ringer-tee',
    name: 'Lagoon Ringer Tee',
    price: 16500,
    description:
      'A swimming-club shirt for a city on the water: the sun going down over the lagoon in navy, or LAGOS in rust, with a neck to match. 220 g cotton, regular fit. Wash with light colors at 30 degrees.',
  },
  {
    slug: 'yaba-boxy-tee',
    name: 'Yàbá Boxy Tee',
    price: 17500,
    description:
      'Short in the body, wide in the shoulder, heavy enough to hang like a shirt. 260 g cotton jersey with a neck rib that lies flat under a jacket. Each has a print of its own: our mark, the lagoon, the bridge or our coordinates. Wash inside out.',
  },
  {
    slug: 'third-mainland-tee',
    name: 'Third Mainland Tee',
    price: 15500,
    description:
      'Lagos in water-based ink, a different view on each: the long bridge, the bus that everybody has run after, LAGOS between two rules, or simply ABS. Mid-weight cotton, taped shoulders, twin-needle hems. Wash at 30 degrees.',
  },
  {
    slug: 'okada-jacket',
    name: 'Ọkàdà Jacket',
    price: 63000,
    description:
      'Borrowed from the men who get you there on time. Wind-proof nylon with a soft coating, dark ribs and zip, a mesh lining, and pockets placed where hands fall. Wipe clean.',
  },
  {
    slug: 'balogun-bomber',
    name: 'Balógun Bomber',
    price: 72000,
    description:
      'Our bomber in matt nylon twill, lightly padded, with heavy ribs at collar, cuff and hem. Two welt pockets outside, one inside for a passport. Wipe clean, or wash cold on a gentle cycle.',
  },
  {
    slug: 'broad-street-jacket',
    name: 'Broad Street Jacket',
    price: 68000,
    description:
      'A jacket for the office end of town: nylon twill, clean front, ribs kept narrow. Light padding through the body only, so it stays comfortable in traffic. Dry clean or wash cold.',
  },
  {
    slug: 'ikorodu-track-jacket',
    name: 'Ìkòròdú Track Jacket',
    price: 49500,
    description:
      'A track jacket, light as a shirt, cut like the ones from the old national stadium. Smooth face, cotton inside, and it folds into its own pocket. Machine wash at 30 degrees.',
  },
  {
    slug: 'harmattan-jacket',
    name: 'Harmattan Jacket',
    price: 82000,
    description:
      'For the six weeks a year when the mornings are properly cold. Padded, with a stand collar that closes to the chin. Wash cold, tumble low with two clean tennis balls.',
  },
  {
    slug: 'adire-indigo-jacket',
    name: 'Àdìrẹ Indigo Jacket',
    price: 79000,
    description:
      'Indigo-dyed cotton twill, dipped eleven times in Abẹ́òkúta before it is cut. It will rub off a little at first and settle into a color of its own. Wash alone, rarely.',
  },
  {
    slug: 'marina-low',
    name: 'Marina Low',
    price: 48500,
    description:
      'Nubuck, canvas or leather on a cupsole, quiet enough for the office. Leather lined, with a padded tongue that does not slip. Brush it dry, do not soak it.',
  },
  {
    slug: 'kuramo-low',
    name: 'Kúràmọ̀ Low',
    price: 49000,
    description:
      'A light cupsole for streets that end in beach. Suede, or smooth leather in cream; a soft collar, and unlined at the vamp, so it breathes. Brush off dust when dry; true to size.',
  },
  {
    slug: 'allen-avenue-low',
    name: 'Allen Avenue Low',
    price: 46000,
    description:
      'Leather, no fuss. The upper is one piece from heel to eyelet, so there is little to crack. Polish it now and then and it will last for years.',
  },
  {
    slug: 'aso-suede',
    name: 'Àṣọ Suede',
    price: 59500,
    description:
      'Cocoa suede all over, toe to tongue, on a cream sole. Soft from the first day and better by the second month. Use a suede brush, and keep it out of the rain.',
  },
  {
    slug: 'ikeja-court',
    name: 'Ìkẹjà Court',
    price: 54000,
    description:
      'A court shoe in white with green or black leather at heel and toe, the shoe a referee would choose. Stitched rubber cupsole, padded tongue, removable insole. True to size.',
  },
  {
    slug: 'third-mainland-runner',
    name: 'Third Mainland Runner',
    price: 64000,
    description:
      'Eleven kilometres of bridge, one good pair of shoes. Suede and full-grain leather, padded collar, a cupsole stitched all the way round. Wipe with a damp cloth; true to size.',
  },
];
