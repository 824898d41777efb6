// node apps/api/demo/garments/flatmap.mjs <base> <middle x> <top y> <frame width> <pattern top>
// A pattern map for a base that was rendered without one: the piece lies flat, so its pattern is the picture's own plane;
// the folds' light bends it a little, as gathered cloth bends a print. x, y as fractions of the frame, the rest in pattern units.
import sharp from 'sharp';
import { loadBase } from './base.mjs';
import { boxMean } from './smooth.mjs';

const [name, ...numbers] = process.argv.slice(2);
const [middle, top, frame, patternTop] = numbers.map(Number);
const SIZE = { w: 400, h: 500 };
const BEND = { u: 0.16, v: 0.1 }; // pattern units for a full swing of light

const { w, h, light, mask } = await loadBase(name);
const calm = boxMean(boxMean(light, w, h, 10), w, h, 10);
const out = new Uint16Array(SIZE.w * SIZE.h * 3);
for (let y = 0; y < SIZE.h; y++) {
  for (let x = 0; x < SIZE.w; x++) {
    const i = Math.floor(((y + 0.5) / SIZE.h) * h) * w + Math.floor(((x + 0.5) / SIZE.w) * w);
    if (mask[i * 3] + mask[i * 3 + 1] < 250) continue;
    const swing = calm[i] - 0.5;
    const u = ((x + 0.5) / SIZE.w - middle) * frame + BEND.u * swing;
    const v = patternTop - ((y + 0.5) / SIZE.h - top) * frame * 1.25 + BEND.v * swing;
    out.set([(u / 12 + 0.5) * 65535, (v / 12 + 0.5) * 65535, 65535].map(Math.round), (y * SIZE.w + x) * 3);
  }
}
await sharp(out, { raw: { width: SIZE.w, height: SIZE.h, channels: 3 } })
  .toColourspace('rgb16')
  .png({ compressionLevel: 9 })
  .toFile(new URL(`./bases/${name}.uv.png`, import.meta.url).pathname);
