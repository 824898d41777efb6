// Which bases a product is photographed on. Covers rotate through the folds we have, so that one garment is not seen twice in a row.
import { views } from './views.mjs';

const fronts = {
  hoodie: ['hoodie-regular-front'],
  tshirt: ['tee-regular-front'],
  jacket: ['jacket-regular-front'],
  sneaker: ['sneaker-low-side'],
};
const backs = {};
const details = {
  hoodie: ['cords', 'pocket', 'cuff'],
  tshirt: ['collar', 'hem', 'sleeve'],
  jacket: ['collar', 'pocket', 'cuff'],
  sneaker: ['toe', 'laces', 'heel'],
};

/** The pictures of one product: cover, back where it was rendered, then details cut from the cover's base. */
export function cast(slug, category, index, { base, front = [], back = [], details: wanted } = {}) {
  const cover = base ?? fronts[category][index % fronts[category].length],
    shots = [];
  const coverView = category === 'sneaker' ? 'side' : 'front';
  shots.push({ view: coverView, base: cover, prints: front });
  if (backs[category])
    shots.push({ view: 'back', base: backs[category][index % backs[category].length], prints: back });
  for (const view of wanted ?? details[category].slice(0, backs[category] ? 2 : 3))
    shots.push({ view, base: cover, prints: front });
  return shots.map((s) => ({ ...s, id: `${slug}-${s.view}`, crop: views[s.base][s.view] }));
}
