// Which bases a product is photographed on. Covers rotate through the folds we have, so that one garment is not seen twice in a row.
import { views } from './views.mjs';

const fronts = {
  hoodie: { regular: ['hoodie-regular-front-3', 'hoodie-regular-front'], boxy: ['hoodie-boxy-front-2'] },
  tshirt: { regular: ['tee-regular-front-3', 'tee-regular-front'], boxy: ['tee-boxy-front-2'] },
  jacket: { regular: ['jacket-regular-front', 'jacket-regular-front-2'] },
};
const printable = [
  'hoodie-regular-front',
  'hoodie-regular-front-3',
  'hoodie-boxy-front-2',
  'tee-regular-front-3',
  'tee-boxy-front-2',
];
const backs = { hoodie: 'hoodie-regular-back', tshirt: 'tee-regular-back', jacket: 'jacket-regular-back' };
const details = {
  hoodie: ['cords', 'pocket', 'cuff'],
  tshirt: ['collar', 'sleeve', 'hem'],
  jacket: ['collar', 'pocket', 'cuff'],
};

/** A sneaker: the side or, for every third, the pair from above as cover; then the other one, then toe and laces. */
function castSneaker(index, wanted) {
  const model = `sneaker-${wanted}-side` in views ? wanted : 'low';
  const side = `sneaker-${model}-side`,
    pair = `sneaker-${model}-pair`;
  const covers = [
    { view: 'side', base: side },
    { view: 'pair', base: pair },
  ];
  if (index % 3 === 1) covers.reverse();
  return [...covers, { view: 'toe', base: side }, { view: 'heel', base: side }];
}

/** A garment: front, back, two details. A printed back is the second picture in any case. */
function castGarment(category, index, { cut = 'regular', front = [], back = [] }) {
  const known = (names = []) => names.filter((name) => name in views && (!front.length || printable.includes(name)));
  const choice =
    [fronts[category][cut], fronts[category].boxy, fronts[category].regular].map(known).find((names) => names.length) ??
    fronts[category].regular.filter((name) => name in views);
  const base = choice[index % choice.length],
    wanted = details[category];
  return [
    { view: 'front', base, prints: front },
    { view: 'back', base: backs[category], prints: back },
    { view: wanted[0], base, prints: front },
    { view: wanted[1 + (index % 2)], base, prints: front },
  ];
}

/** The pictures of one product: [{ id, view, base, prints, crop }], the first is the cover. */
export function cast(slug, category, index, look) {
  const shots = category === 'sneaker' ? castSneaker(index, look.model ?? 'low') : castGarment(category, index, look);
  return shots
    .filter((s) => s.base in views)
    .map((s) => ({ prints: [], ...s, id: `${slug}-${s.view}`, crop: views[s.base][s.view] }));
}
