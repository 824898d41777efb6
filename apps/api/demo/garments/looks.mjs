// The declarative list: every product with the look (base, dyes, ground, prints) and the views its pictures show.

import { cast } from './cast.mjs';
import { merchandise } from './merchandise.mjs';
import { dyes, grounds } from './palette.mjs';
import hoodies from './products/hoodies.mjs';
import jackets from './products/jackets.mjs';
import sneakers from './products/sneakers.mjs';
import tees from './products/tees.mjs';
import { styles } from './styles.mjs';

const nouns = { hoodie: 'hoodie', tshirt: 't-shirt', jacket: 'jacket', sneaker: 'sneaker' };
const dyed = (name) => (name?.startsWith('#') ? name : dyes[name]);

/** Fills a product's look in: names become hex values, the ribs match the cloth unless said otherwise, the cast gives bases and views. */
function complete(product, category, index) {
  const { cloth, trim, hw, ground, ...rest } = product.look;
  const look = {
    contrast: category === 'sneaker' ? 1.04 : 1.12,
    ...rest,
    cloth: dyed(cloth),
    trim: dyed(trim ?? cloth),
    hardware: dyed(hw),
    ground: grounds[ground],
  };
  return { ...product, category, noun: nouns[category], look, pictures: cast(product.slug, category, index, rest) };
}

for (const { slug, style } of [...hoodies, ...tees, ...sneakers, ...jackets])
  if (!styles.some((s) => s.slug === style))
    throw new Error(`${slug} names the style ${style}, which is not in styles.mjs`);

/** All colors of all styles in the order of the shop's grid. pictures: [{ id, base, view, crop, prints }], the first is the cover. */
export const products = merchandise(
  [
    [hoodies, 'hoodie'],
    [tees, 'tshirt'],
    [sneakers, 'sneaker'],
    [jackets, 'jacket'],
  ].flatMap(([list, category]) => list.map((p, i) => complete(p, category, i))),
);
