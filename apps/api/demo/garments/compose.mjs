// Lays layers on one ground, in linear light: each one first darkens what lies under it with its own shadow, then covers it.
import { encode, hexToLinear, linear } from './colour.mjs';
import { layer } from './layer.mjs';

/** Light over the empty ground: a quiet fall from the upper left, the side the key light stands on. */
const falloff = (x, y) => 1.035 - 0.055 * x - 0.06 * y;

/**
 * scene: { ground, layers: [{ ...look, x, y, size, turn }] }; x, y = middle of the layer's frame as fractions of the canvas,
 * size = its frame width as a fraction of the canvas height, turn in degrees. Returns RGB bytes.
 */
export async function compose({ ground, layers }, width, height) {
  const n = width * height,
    canvas = new Float32Array(n * 3),
    G = hexToLinear(ground);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) canvas[(y * width + x) * 3 + c] = G[c] * falloff(x / width, y / height);
  for (const spec of layers) {
    const L = await layer(spec, spec.size * height),
      a = ((spec.turn ?? 0) * Math.PI) / 180,
      cos = Math.cos(a),
      sin = Math.sin(a),
      ox = spec.x * width,
      oy = spec.y * height,
      flip = spec.flip ? -1 : 1;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const dx = x + 0.5 - ox,
          dy = y + 0.5 - oy,
          u = (dx * cos + dy * sin) * flip + L.w / 2 - 0.5,
          v = -dx * sin + dy * cos + L.h / 2 - 0.5;
        if (u < 0 || v < 0 || u >= L.w - 1 || v >= L.h - 1) continue;
        const x0 = u | 0,
          y0 = v | 0,
          tx = u - x0,
          ty = v - y0,
          i = (y * width + x) * 3;
        let al = 0,
          sh = 0,
          r = 0,
          g = 0,
          b = 0;
        for (let k = 0; k < 4; k++) {
          const o = (y0 + (k >> 1)) * L.w + x0 + (k & 1),
            q = (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty);
          al += L.alpha[o] * q;
          sh += L.shade[o] * q;
          r += linear(L.rgb[o * 3]) * q;
          g += linear(L.rgb[o * 3 + 1]) * q;
          b += linear(L.rgb[o * 3 + 2]) * q;
        }
        al /= 255;
        sh /= 255;
        // shadows are a little warm: the ground gives some of its light back
        const rgb = [r, g, b],
          warm = [1, 0.985, 0.96];
        for (let c = 0; c < 3; c++) {
          const lit = canvas[i + c] * (1 - (1 - sh) * (1 - 0.04 * (1 - warm[c])));
          canvas[i + c] = lit * (1 - al) + rgb[c] * al;
        }
      }
  }
  const out = Buffer.alloc(n * 3);
  let seed = 11;
  // half a step of dither: wide soft ground would band otherwise
  for (let i = 0; i < n * 3; i++) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    out[i] = encode(canvas[i] + (seed / 4294967296 - 0.5) * 0.004);
  }
  return out;
}
