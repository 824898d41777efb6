// node apps/api/demo/garments/build.mjs [--only <pattern of an id>] [--force]
// Writes the demo catalogue: pictures (AVIF at five widths, one WebP, one JPEG), pictures.json and catalogue.json. Pictures already up to date are left alone.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { art, says } from './art.mjs';
import { toHex } from './colour.mjs';
import { products } from './looks.mjs';
import { cut, recolour } from './recolour.mjs';
import { styles } from './styles.mjs';
import { words } from './views.mjs';

const DEMO = new URL('../', import.meta.url).pathname,
  OUT = `${DEMO}pictures/`,
  BASES = new URL('./bases/', import.meta.url).pathname;
const RECIPE = 3; // raise it when recolouring or encoding changes, so that everything is made anew
// effort 4 saves 6 % and takes three times as long
const AVIF = {
  240: { quality: 54, effort: 3 },
  400: { quality: 54, effort: 3 },
  640: { quality: 55, effort: 3 },
  800: { quality: 54, effort: 3 },
  1200: { quality: 53, effort: 3 },
};
const WEBP = { quality: 76, effort: 6 };
const JPEG = { quality: 76, mozjpeg: true };
const { only, force } = Object.fromEntries(
  process.argv
    .slice(2)
    .map((a, i, all) => [a.replace(/^--/, ''), all[i + 1]?.startsWith('--') ? true : (all[i + 1] ?? true)]),
);
mkdirSync(OUT, { recursive: true });

const stampFile = new URL('./stamps.json', import.meta.url).pathname; // picture id -> hash of everything it was made from
const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};

const hash = (content) => createHash('sha1').update(content).digest('hex').slice(0, 16);

/** Hash of a picture's recipe: look, crop, the base itself, and for printed pictures the artwork and the map that carries it. */
function recipe(look, { base, crop, prints }) {
  const map = `${BASES}${base}.uv.png`;
  const carried = prints.length && existsSync(map) ? [hash(readFileSync(map))] : [];
  const artwork = prints.map((p) => art(p.name, p.ink).svg);
  return hash(
    JSON.stringify([
      RECIPE,
      AVIF,
      WEBP,
      JPEG,
      look,
      base,
      crop,
      prints,
      artwork,
      hash(readFileSync(`${BASES}${base}.webp`)),
      ...carried,
    ]),
  );
}

/** The average tint of the ground, from the picture's outer frame: the colour to show while the picture loads. */
async function groundOf(img) {
  const { data, info } = await img.clone().resize(24, 30).raw().toBuffer({ resolveWithObject: true }),
    sum = [0, 0, 0];
  let n = 0;
  for (let y = 0; y < info.height; y++)
    for (const x of [0, 1, info.width - 2, info.width - 1]) {
      n++;
      for (let c = 0; c < 3; c++) sum[c] += data[(y * info.width + x) * info.channels + c];
    }
  return toHex(sum.map((v) => v / n));
}

/** Writes one picture in every size; returns its ground. */
async function write(id, coloured, crop) {
  const { data, info } = await cut(coloured, crop, 1200).raw().toBuffer({ resolveWithObject: true }),
    full = sharp(data, { raw: info });
  const scaled = (width) =>
    full
      .clone()
      .resize(width, width * 1.25, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.5, m1: 0.25, m2: 0.6 });
  const files = Object.entries(AVIF).map(([width, options]) =>
    (+width === 1200 ? full.clone() : scaled(+width))
      .avif({ ...options, chromaSubsampling: '4:2:0' })
      .toFile(`${OUT}${id}-${width}.avif`),
  );
  await Promise.all([
    ...files,
    scaled(640).webp(WEBP).toFile(`${OUT}${id}-640.webp`),
    scaled(640).jpeg(JPEG).toFile(`${OUT}${id}-640.jpg`),
  ]);
  return groundOf(full);
}

const pictures = existsSync(`${DEMO}pictures.json`) ? JSON.parse(readFileSync(`${DEMO}pictures.json`, 'utf8')) : {},
  kept = {};
let made = 0;
const jobs = products.flatMap((product) => product.pictures.map((shot) => ({ product, shot })));
// one recolour serves every crop of a look; sorting by base keeps the base in memory
const groups = Map.groupBy
  ? Map.groupBy(jobs, keyOf)
  : jobs.reduce((m, j) => m.set(keyOf(j), [...(m.get(keyOf(j)) ?? []), j]), new Map());
function keyOf({ product, shot }) {
  return `${shot.base}|${product.slug}`;
}
/** Alt text: what it is, from where, and what is printed on it. */
function describe(product, shot) {
  const printed = shot.view === 'front' || shot.view === 'back' ? shot.prints.map((p) => says[p.name]) : [];
  return [`${product.color} ${product.noun}`, words[shot.view], ...printed].join(', ');
}

let writing = []; // encoding runs beside the next recolouring, but not more than one look ahead
for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
  let coloured = null;
  const ahead = [];
  for (const { product, shot } of group) {
    const stamp = recipe(product.look, shot);
    const alt = describe(product, shot);
    const fresh = !force && stamps[shot.id] === stamp && pictures[shot.id] && existsSync(`${OUT}${shot.id}-640.jpg`);
    if (fresh || (only && only !== true && !new RegExp(only).test(shot.id))) {
      if (pictures[shot.id]) kept[shot.id] = { ...pictures[shot.id], alt };
      continue;
    }
    coloured ??= await recolour({ ...product.look, base: shot.base, prints: shot.prints });
    ahead.push(
      write(shot.id, coloured, shot.crop).then((ground) => {
        kept[shot.id] = { width: 1200, height: 1500, ground, alt };
        stamps[shot.id] = stamp;
        made++;
      }),
    );
  }
  if (!ahead.length) continue;
  await Promise.all(writing);
  writing = ahead;
  console.log(made, group[0].shot.id);
  writeFileSync(stampFile, JSON.stringify(stamps));
}
await Promise.all(writing);

/** Only what belongs to a visitor goes into the catalogue; how a picture was made stays here. */
const colorOf = (product, place) => ({
  slug: product.slug,
  place,
  size: product.size,
  color: product.color,
  colorHex: product.look.cloth,
  stock: product.stock,
  pictures: product.pictures.map((s) => s.id).filter((id) => kept[id]),
});
const placed = products.map((product, place) => ({ product, place }));
const entries = styles.map(({ slug, name, price, description }) => {
  const own = placed.filter(({ product }) => product.style === slug);
  const category = own[0]?.product.category;
  return { style: slug, name, category, price, description, colors: own.map((p) => colorOf(p.product, p.place)) };
});
const order = products.flatMap((p) => p.pictures.map((s) => s.id));
for (const id of Object.keys(stamps)) if (!order.includes(id)) delete stamps[id];
const live = new Set(order);
for (const file of readdirSync(OUT)) {
  const [, id, width, format] = /^(.+)-(\d+)\.(avif|webp|jpg)$/.exec(file) ?? [];
  if (id && (!live.has(id) || (format === 'avif' && !(width in AVIF)))) rmSync(OUT + file);
}
writeFileSync(stampFile, JSON.stringify(stamps));
writeFileSync(
  `${DEMO}pictures.json`,
  `${JSON.stringify(Object.fromEntries(order.filter((id) => kept[id]).map((id) => [id, kept[id]])), null, 1)}\n`,
);
writeFileSync(`${DEMO}catalogue.json`, `${JSON.stringify(entries, null, 1)}\n`);
const size = readdirSync(OUT).reduce((s, f) => s + statSync(OUT + f).size, 0);
console.log(
  `${made} pictures made, ${order.length} in all, ${products.length} colors of ${styles.length} styles, ${(size / 1e6).toFixed(1)} MB`,
);
