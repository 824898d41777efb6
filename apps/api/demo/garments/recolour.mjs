// Relighting a neutral base: shade = render / base albedo, colour = dye x shade. Folds keep their true depth in every colour.
import sharp from 'sharp';
import { loadBase } from './base.mjs';
import { encode, hexToLinear } from './colour.mjs';
import { printSampler } from './print.mjs';

const ALBEDO = 0.6; // the cloth's albedo in the render
const EXPOSURE = 1.18; // brings the usual shade of a lit fold to 1, so that a look's hex is what one sees

/** Even black cotton returns 2-3 % of the light: without this floor black garments lose their folds. */
const dye = (hex) => hexToLinear(hex).map((v) => 0.019 + v * 0.95);

/** A repeatable random number, so that a rebuild gives the same bytes. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Flecks of a heathered yarn: noise a little longer than wide, as the knit lays it. */
function flecks(w, h, amount) {
  const rnd = random(7),
    raw = Float32Array.from({ length: w * h }, rnd),
    out = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x,
        up = y > 0 ? i - w : i,
        down = y < h - 1 ? i + w : i;
      out[i] = 1 + amount * ((raw[i] + raw[up] + raw[down]) / 3 - 0.5);
    }
  return out;
}

/** The ground keeps its shadow; its hot side is compressed, so that a grid of pictures has one brightness. */
const groundShade = (ratio) => (ratio > 1 ? 1 + (ratio - 1) * 0.3 : ratio ** 0.92);

/**
 * Colours one base. Returns { data, w, h, alpha } with RGB bytes at the base's own size and the garment's coverage.
 * @param look { base, cloth, trim, hardware, ground, heather, contrast, prints }
 */
export async function recolour({
  base: name,
  cloth,
  trim = cloth,
  hardware = '#d9d6cf',
  ground = '#e9e5de',
  heather = 0,
  contrast = 1.12,
  prints = [],
}) {
  const base = await loadBase(name),
    { w, h, light, mask } = base,
    n = w * h,
    data = Buffer.alloc(n * 3),
    alpha = Buffer.alloc(n);
  const parts = [cloth, trim, hardware].map(dye),
    G = hexToLinear(ground),
    yarn = heather ? flecks(w, h, heather) : null;
  const sample = prints.length && base.pattern ? await printSampler(base, prints) : null,
    ink = new Float32Array(4);
  for (let i = 0; i < n; i++) {
    const m0 = mask[i * 3],
      m1 = mask[i * 3 + 1],
      m2 = mask[i * 3 + 2],
      sum = m0 + m1 + m2,
      cover = Math.min(1, sum / 255);
    const shade = sum ? ((light[i] / ALBEDO) * EXPOSURE) ** contrast : 0,
      fleck = yarn ? yarn[i] : 1,
      bare = cover < 1 ? groundShade(light[i] / base.groundRef) : 0;
    const printed = sample && m0 > 8 ? sample(i % w, (i / w) | 0, ink) : false;
    alpha[i] = Math.round(cover * 255);
    for (let c = 0; c < 3; c++) {
      let body = parts[0][c] * fleck;
      if (printed) body += (ink[c] - body) * ink[3];
      const garment = sum ? ((body * m0 + parts[1][c] * m1 * fleck + parts[2][c] * m2) / sum) * shade : 0;
      data[i * 3 + c] = encode(garment * cover + G[c] * bare * (1 - cover));
    }
  }
  return { data, alpha, w, h, base };
}

/** The coloured picture as a sharp image, cut to a view ([x, y, size] as fractions of the frame) and scaled to the width. */
export function cut({ data, w, h }, view, width) {
  const [x, y, s] = view ?? [0, 0, 1];
  const box = { left: Math.round(x * w), top: Math.round(y * h), width: Math.round(s * w), height: Math.round(s * h) };
  const img = sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .extract(box)
    .resize(width, Math.round(width * 1.25), { kernel: 'lanczos3', fit: 'fill' });
  return width > box.width
    ? img.sharpen({ sigma: 1.1, m1: 0.3, m2: 1.6 })
    : img.sharpen({ sigma: 0.6, m1: 0.3, m2: 0.7 });
}
