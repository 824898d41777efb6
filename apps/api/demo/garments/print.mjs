// Prints: artwork drawn flat on the pattern, carried into the picture by the base's pattern coordinates.
import sharp from 'sharp';
import { art } from './art.mjs';
import { linear } from './colour.mjs';

const DENSITY = 150; // artwork pixels per pattern unit (10 cm)

/** Renders one print's SVG to linear RGBA. */
async function rasterise({ name, width, ink }) {
  const { svg, ratio } = art(name, ink),
    w = Math.round(width * DENSITY),
    h = Math.round(w * ratio);
  const data = await sharp(Buffer.from(svg), { density: (72 * w) / 1000, unlimited: true })
    .resize(w, h, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, w, h };
}

/**
 * Returns sample(x, y, out): writes the ink's linear colour and coverage of a picture pixel into out, false where nothing is printed.
 * A print is { name, x, y, width, ink }: x, y is the middle of its upper edge in pattern units (0, 0 = middle of the body).
 */
export async function printSampler(base, prints) {
  const layers = [];
  for (const p of prints) layers.push({ ...p, ...(await rasterise(p)) });
  const { pattern: P } = base,
    kx = P.w / base.w,
    ky = P.h / base.h;
  return (x, y, out) => {
    const fx = (x + 0.5) * kx - 0.5,
      fy = (y + 0.5) * ky - 0.5,
      x0 = Math.max(0, Math.min(P.w - 2, fx | 0)),
      y0 = Math.max(0, Math.min(P.h - 2, fy | 0)),
      tx = fx - x0,
      ty = fy - y0;
    let u = 0,
      v = 0,
      s = 0,
      face = 0;
    for (let k = 0; k < 4; k++) {
      const i = (y0 + (k >> 1)) * P.w + x0 + (k & 1),
        g = (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty);
      face += P.face[i] * g;
      if (P.ok[i]) {
        u += P.u[i] * g;
        v += P.v[i] * g;
        s += g;
      }
    }
    if (s < 0.02 || face < 0.3) return false;
    u /= s;
    v /= s;
    out[3] = 0;
    for (const L of layers) {
      const px = ((u - L.x) / L.width + 0.5) * L.w - 0.5,
        py = ((L.y - v) / L.width) * L.w - 0.5;
      if (px < 0 || py < 0 || px >= L.w - 1 || py >= L.h - 1) continue;
      const ix = px | 0,
        iy = py | 0,
        ax = px - ix,
        ay = py - iy;
      let r = 0,
        g = 0,
        b = 0,
        a = 0;
      for (let k = 0; k < 4; k++) {
        const o = ((iy + (k >> 1)) * L.w + ix + (k & 1)) * 4,
          q = ((k & 1 ? ax : 1 - ax) * (k >> 1 ? ay : 1 - ay) * L.data[o + 3]) / 255;
        r += linear(L.data[o]) * q;
        g += linear(L.data[o + 1]) * q;
        b += linear(L.data[o + 2]) * q;
        a += q;
      }
      if (a > 0.004) {
        out[0] = r / a;
        out[1] = g / a;
        out[2] = b / a;
        out[3] = Math.min(1, a) * 0.95;
      }
    }
    return out[3] > 0;
  };
}
