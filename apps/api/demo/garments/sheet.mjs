// node apps/api/demo/garments/sheet.mjs [--width 300] [--columns 8] [--only <part of slug>] [--views front,back] -> sheets/sheet.png
// A contact sheet straight from the looks, in the order of the shop's grid, without writing any picture: look before you build.

import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { products } from './looks.mjs';
import { cut, recolour } from './recolour.mjs';

const arg = (name, usual) => {
  const i = process.argv.indexOf(`--${name}`);
  return i < 0 ? usual : process.argv[i + 1];
};
const width = +arg('width', 300),
  columns = +arg('columns', 8),
  only = arg('only', ''),
  wanted = arg('views', ''),
  out = arg('out', 'sheet');
const shots = products
  .filter((p) => p.slug.includes(only) || p.category === only)
  .flatMap((p) =>
    p.pictures
      .filter((s, i) => (wanted ? wanted === 'all' || wanted.split(',').includes(s.view) : i === 0))
      .map((s) => ({ p, s })),
  );
const tiles = [];
const cells = shots.map((x, i) => ({ ...x, i })).sort((a, b) => (a.s.base < b.s.base ? -1 : 1)); // by base, so that each base is read once
for (const { p, s, i } of cells) {
  const coloured = await recolour({ ...p.look, base: s.base, prints: s.prints });
  tiles.push({
    input: await cut(coloured, s.crop, width).png().toBuffer(),
    left: (i % columns) * (width + 6),
    top: Math.floor(i / columns) * (width * 1.25 + 6),
  });
}
mkdirSync(new URL('./sheets/', import.meta.url), { recursive: true });
await sharp({
  create: {
    width: columns * (width + 6),
    height: Math.ceil(shots.length / columns) * (width * 1.25 + 6),
    channels: 3,
    background: '#faf8f4',
  },
})
  .composite(tiles)
  .png()
  .toFile(new URL(`./sheets/${out}.png`, import.meta.url).pathname);
