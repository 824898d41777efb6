// Reading a base: a neutral render, its part mask and (where there is one) its pattern coordinates.

import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { linear } from './colour.mjs';
import { openGround } from './ground.mjs';

const DIR = new URL('./bases/', import.meta.url).pathname;
const cache = new Map();

/** Three box blurs, close enough to a gaussian of radius r, on one float plane. */
function blur(src, w, h, r) {
  const a = Float32Array.from(src),
    b = new Float32Array(a.length);
  const pass = (from, to, n, m, sn, sm) => {
    for (let j = 0; j < m; j++) {
      let sum = 0;
      const at = (i) => from[Math.min(n - 1, Math.max(0, i)) * sn + j * sm];
      for (let i = -r; i <= r; i++) sum += at(i);
      for (let i = 0; i < n; i++) {
        to[i * sn + j * sm] = sum / (2 * r + 1);
        sum += at(i + r + 1) - at(i - r);
      }
    }
  };
  for (let k = 0; k < 3; k++) {
    pass(a, b, w, h, 1, w);
    pass(b, a, h, w, w, 1);
  }
  return a;
}

/**
 * Smooths the bare ground only (render noise there costs bytes and shows as dirt), without letting the garment bleed into its shadow.
 * Close to the garment the smoothing fades out, because the contact shadow is sharp there.
 */
function calmGround(light, ground, w, h) {
  const r = Math.max(2, Math.round(w / 260)),
    weighted = Float32Array.from(light, (v, i) => v * ground[i]);
  const num = blur(weighted, w, h, r),
    den = blur(ground, w, h, r);
  for (let i = 0; i < light.length; i++) {
    if (ground[i] === 1 && den[i] > 0.05) {
      const k = Math.min(1, Math.max(0, (den[i] - 0.6) / 0.4));
      light[i] += (num[i] / den[i] - light[i]) * k;
    }
  }
}

/** Divides part of the open ground's own gradient out, leaving the shadows. */
function evenGround(base, ground, strength) {
  const open = openGround(base);
  for (let i = 0; i < ground.length; i++) {
    if (ground[i]) base.light[i] *= (base.groundRef / open(i % base.w, Math.floor(i / base.w))) ** strength;
  }
}

/** Reads the 16-bit pattern coordinates and spreads the valid ones outward, so that sampling between texels never meets the black ground. */
async function readPattern(file) {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const px = new Uint16Array(data.buffer, data.byteOffset, data.length / 2),
    n = info.width * info.height,
    w = info.width;
  const u = new Float32Array(n),
    v = new Float32Array(n),
    face = new Float32Array(n);
  let ok = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    face[i] = px[i * 3 + 2] / 65535;
    ok[i] = face[i] > 0.985 ? 1 : 0;
    u[i] = (px[i * 3] / 65535 - 0.5) * 12;
    v[i] = (px[i * 3 + 1] / 65535 - 0.5) * 12;
  }
  for (let step = 0; step < 4; step++) {
    const next = Uint8Array.from(ok);
    for (let i = w; i < n - w; i++) {
      if (ok[i]) continue;
      let s = 0,
        a = 0,
        b = 0;
      for (const k of [i - 1, i + 1, i - w, i + w])
        if (ok[k]) {
          s++;
          a += u[k];
          b += v[k];
        }
      if (s) {
        u[i] = a / s;
        v[i] = b / s;
        next[i] = 1;
      }
    }
    ok = next;
  }
  return { w, h: info.height, u, v, face, ok };
}

/** Loads bases/<name>.webp with its mask; light is linear, groundRef is the ground's usual brightness. Cached: one base serves many looks. */
export async function loadBase(name) {
  if (cache.has(name)) return cache.get(name);
  if (cache.size > 3) cache.delete(cache.keys().next().value);
  const { data, info } = await sharp(`${DIR}${name}.webp`)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = await sharp(`${DIR}${name}.mask.webp`).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const n = info.width * info.height,
    light = new Float32Array(n),
    ground = new Float32Array(n),
    bare = [];
  for (let i = 0; i < n; i++) {
    light[i] = linear(data[i * info.channels + 1]);
    ground[i] = mask[i * 3] + mask[i * 3 + 1] + mask[i * 3 + 2] ? 0 : 1;
    if (ground[i] && i % 97 === 0) bare.push(light[i]);
  }
  bare.sort((x, y) => x - y);
  calmGround(light, ground, info.width, info.height);
  // 1 on the garment, falling to 0 about a hand's breadth away from it
  const near = blur(ground, info.width, info.height, Math.round(info.width / 22)).map((v) => 1 - v);
  const uv = `${DIR}${name}.uv.png`;
  const base = {
    name,
    w: info.width,
    h: info.height,
    light,
    mask,
    near,
    groundRef: bare[bare.length >> 1],
    pattern: existsSync(uv) ? await readPattern(uv) : null,
  };
  // the sneakers' floor falls off more than the garments' ground; evened out, they sit in one grid
  if (name.startsWith('sneaker')) evenGround(base, ground, 0.55);
  cache.set(name, base);
  return base;
}
