// A coloured garment as a layer of a group picture: its cloth with coverage, and the shadow it throws, apart from the ground it lay on.
import sharp from 'sharp';
import { openGround } from './ground.mjs';
import { recolour } from './recolour.mjs';
import { boxMean } from './smooth.mjs';

/** Shadows are soft: a small blur among the known pixels takes the render's grain out of them, and a little more depth makes up for the missing bounce. */
function soften(shade, known, w, h) {
  const weight = Float32Array.from(known);
  const sum = boxMean(
    Float32Array.from(shade, (v, i) => (known[i] ? v : 0)),
    w,
    h,
    4,
  );
  const count = boxMean(weight, w, h, 4);
  return Uint8Array.from(shade, (v, i) => (known[i] ? Math.round(255 * (sum[i] / count[i] / 255) ** 1.2) : v));
}

/** How much light the shadow lets through (0..255 a pixel), carried a little way under the garment so that its edge has no light rim. */
function shadowOf(base) {
  const { w, h, light, mask, near } = base,
    open = openGround(base),
    n = w * h,
    out = new Uint8Array(n).fill(255);
  let known = new Uint8Array(n);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (mask[i * 3] || mask[i * 3 + 1] || mask[i * 3 + 2]) continue;
      const q = light[i] / open(x, y),
        edge = Math.min(1, Math.min(x, y, w - 1 - x, h - 1 - y) / (w * 0.06), (near[i] - 0.03) * 8); // nothing may end at the frame, and a backdrop is no shadow
      known[i] = 1;
      out[i] = Math.round(255 * Math.min(1, 1 - (Math.max(0, 0.985 - q) / 0.985) * Math.max(0, edge)));
    }
  for (let step = 0; step < 8; step++) {
    const next = Uint8Array.from(known);
    for (let i = w; i < n - w; i++)
      if (!known[i])
        for (const k of [i - 1, i + 1, i - w, i + w])
          if (known[k]) {
            out[i] = out[k];
            next[i] = 1;
            break;
          }
    known = next;
  }
  return soften(out, known, w, h);
}

/** Renders a look as a layer of the given frame width: { rgb, alpha, shade, w, h } in bytes. */
export async function layer(look, width) {
  const { data, alpha, w, h, base } = await recolour({ ...look, prints: look.prints ?? [] });
  const size = [Math.round(width), Math.round((width * h) / w)];
  const plane = (buffer, channels) =>
    sharp(buffer, { raw: { width: w, height: h, channels } })
      .resize(...size, { kernel: 'lanczos3', fit: 'fill' })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer();
  // the edge pixels of the coloured picture carry the old ground: the cloth's own colour is pushed outwards over them
  const bled = Buffer.from(data);
  let solid = Uint8Array.from(alpha, (a) => (a > 250 ? 1 : 0));
  for (let step = 0; step < 4; step++) {
    const next = Uint8Array.from(solid);
    for (let i = w; i < alpha.length - w; i++)
      if (!solid[i])
        for (const k of [i - 1, i + 1, i - w, i + w])
          if (solid[k]) {
            bled.copy(bled, i * 3, k * 3, k * 3 + 3);
            next[i] = 1;
            break;
          }
    solid = next;
  }
  return {
    rgb: await plane(bled, 3),
    alpha: await plane(alpha, 1),
    shade: await plane(Buffer.from(shadowOf(base)), 1),
    w: size[0],
    h: size[1],
  };
}
