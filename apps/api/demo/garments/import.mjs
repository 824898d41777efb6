// node apps/api/demo/garments/import.mjs [name ...] [--from <folder>] [--pad 0.06]
// Turns Blender's 16-bit renders (out/<name>.png, .mask.png, .uv.png) into the bases that are kept: 8-bit WebP, lossless part mask, small pattern map.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { smooth } from './smooth.mjs';

const WIDTH = 1500; // a little less than the render: shrinking averages noise away
const NOISE = { sneaker: 0.03, other: 0.016 }; // leather is smooth, so noise has nothing to hide in; cloth keeps its grain

/** Takes --<name> <value> out of the arguments. */
function option(name, usual) {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? usual : args.splice(at, 2)[1];
}

const args = process.argv.slice(2);
const from = `${option('from', new URL('./out', import.meta.url).pathname)}/`;
const pad = +option('pad', 0); // more ground around a garment that fills its frame, as a fraction of the width
const names = args;
const to = new URL('./bases/', import.meta.url).pathname;
mkdirSync(to, { recursive: true });

/** The margins for sharp's extend, in pixels of an image of this width. */
const margins = (width) => ({
  left: Math.round(pad * width),
  right: Math.round(pad * width),
  top: Math.round(pad * width * 1.25),
  bottom: Math.round(pad * width * 1.25),
});

/** Adds ground around the picture: what lies at its edge runs on, and a shadow that is cut there fades into the light beside it. */
function growGround(plane, w, h) {
  const { left, top } = margins(w);
  const W = w + 2 * left;
  const H = h + 2 * top;
  const out = new Float32Array(W * H);
  const reach = Math.round(h * 0.22);
  const open = [0, w - 1].map((x) => {
    const column = Float32Array.from({ length: h }, (_, y) => plane[y * w + x]);
    return column.map((_, y) => column.slice(Math.max(0, y - reach), y + reach).reduce((a, b) => Math.max(a, b), 0));
  });
  for (let y = 0; y < H; y++) {
    const sy = Math.max(0, Math.min(h - 1, y - top));
    for (let x = 0; x < W; x++) {
      const sx = Math.max(0, Math.min(w - 1, x - left));
      const away = left ? Math.min(1, (Math.abs(x - left - sx) / left) * 1.3) : 0;
      const t = away * away * (3 - 2 * away);
      const edge = plane[sy * w + sx];
      out[y * W + x] = t ? edge + (open[sx ? 1 : 0][sy] * 0.985 - edge) * t : edge;
    }
  }
  return { plane: out, w: W, h: H };
}

/** The neutral picture: 16 bit in, smoothed, 8-bit grey WebP out. */
async function picture(file, out, noise) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const px = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const plane = Float32Array.from({ length: info.width * info.height }, (_, i) => px[i * 3 + 1] / 65535);
  const calm = smooth(plane, info.width, info.height, 3, noise);
  const grown = growGround(calm, info.width, info.height);
  const bytes = Uint8Array.from(grown.plane, (v) => Math.max(0, Math.min(255, Math.round(v * 255))));
  await sharp(bytes, { raw: { width: grown.w, height: grown.h, channels: 1 } })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 5 })
    .toFile(out);
}

/** A render with black margins (masks and pattern maps: nothing there), as PNG. */
async function padded(file, space) {
  const { width } = await sharp(file).metadata();
  return sharp(file)
    .removeAlpha()
    .extend({ ...margins(width), background: '#000' })
    .toColourspace(space)
    .png()
    .toBuffer();
}

/** Part borders need few steps: sixteen levels make the file a tenth and nobody sees it. */
async function mask(file, out) {
  const { data, info } = await sharp(await padded(file, 'srgb'))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i++) data[i] = Math.round(data[i] / 17) * 17;
  await sharp(data, { raw: info }).webp({ lossless: true, effort: 5 }).toFile(out);
}

/** Pattern coordinates are smooth, so a quarter of the size carries them; 16 bits keep prints steady. */
async function pattern(file, out) {
  await sharp(await padded(file, 'rgb16'))
    .resize(400, 500, { kernel: 'linear' })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toFile(out);
}

const all = readdirSync(from).filter((f) => /^[a-z0-9-]+\.png$/.test(f));
for (const name of names.length ? names : all.map((f) => f.slice(0, -4))) {
  await picture(`${from}${name}.png`, `${to}${name}.webp`, name.startsWith('sneaker') ? NOISE.sneaker : NOISE.other);
  await mask(`${from}${name}.mask.png`, `${to}${name}.mask.webp`);
  if (existsSync(`${from}${name}.uv.png`)) await pattern(`${from}${name}.uv.png`, `${to}${name}.uv.png`);
  const files = readdirSync(to).filter((f) => f.startsWith(`${name}.`));
  console.log(name, ...files.map((f) => `${f} ${Math.round(statSync(to + f).size / 1e3)} kB`));
}
