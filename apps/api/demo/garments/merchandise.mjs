// The order of the grid: neighbours differ in category, colour, ground and folds, at two columns as at four.
import { hexToLab } from './colour.mjs';

const NEAR = [1, 2, 4, 3]; // distances that touch in a grid of 2, 3 or 4 columns
const COST = { 1: 9, 2: 6, 4: 5, 3: 1.5 }; // what a repetition at that distance costs

/** How unlike two products look side by side (0 = much the same picture). */
function clash(a, b) {
  const [x, y] = [hexToLab(a.look.cloth), hexToLab(b.look.cloth)],
    far = Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
  return (
    (a.category === b.category ? 3 : 0) +
    Math.max(0, 1.6 - far / 22) +
    (a.look.ground === b.look.ground ? 0.7 : 0) +
    (a.pictures[0].base === b.pictures[0].base ? 1.2 : 0)
  );
}

const isSoldOut = ({ stock }) => Object.values(stock).every((left) => left === 0);

/** Greedy and repeatable: at each place the product that clashes least with those beside it; full shelves are emptied first. */
export function merchandise(list) {
  const left = list.map((p, i) => ({ p, i })),
    out = [];
  const count = (category) => left.filter((x) => x.p.category === category).length;
  while (left.length) {
    let best = null,
      low = Infinity;
    for (const x of left) {
      let cost = -count(x.p.category) * 1.2 + x.i * 0.004 + (isSoldOut(x.p) && out.length < 16 ? 40 : 0);
      for (const d of NEAR) if (out[out.length - d]) cost += COST[d] * clash(x.p, out[out.length - d]);
      if (cost < low) {
        low = cost;
        best = x;
      }
    }
    out.push(best.p);
    left.splice(left.indexOf(best), 1);
  }
  return out;
}
