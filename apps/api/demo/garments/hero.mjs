// node apps/api/demo/garments/hero.mjs [--only hoodie] [--preview]
// Writes the hero's group pictures (or, with --preview, only sheets/hero-<name>.png to look at).

import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { compose } from './compose.mjs';
import { scenes } from './scenes.mjs';

const OUT = new URL('../../../shop/public/hero/', import.meta.url).pathname,
  SHEETS = new URL('./sheets/', import.meta.url).pathname;
const preview = process.argv.includes('--preview'),
  only = process.argv[process.argv.indexOf('--only') + 1];
const wanted = Object.entries(scenes).filter(([name]) => !process.argv.includes('--only') || name === only);
mkdirSync(OUT, { recursive: true });
mkdirSync(SHEETS, { recursive: true });

/** Renders one crop of a scene as a sharp image. */
async function render(scene, width, height) {
  return sharp(await compose(scene, width, height), { raw: { width, height, channels: 3 } });
}

for (const [name, { ground, portrait, landscape }] of wanted) {
  if (preview) {
    const p = await (await render({ ground, layers: portrait }, 576, 720)).png().toBuffer(),
      l = await (await render({ ground, layers: landscape }, 1280, 720)).png().toBuffer();
    await sharp({ create: { width: 1866, height: 720, channels: 3, background: '#fff' } })
      .composite([
        { input: p, left: 0, top: 0 },
        { input: l, left: 586, top: 0 },
      ])
      .png()
      .toFile(`${SHEETS}hero-${name}.png`);
    continue;
  }
  const options = { quality: 56, effort: 5, chromaSubsampling: '4:2:0' };
  for (const [kind, layers, [w, h], smaller] of [
    ['portrait', portrait, [1080, 1350], [480, 640, 800]],
    ['landscape', landscape, [1920, 1080], [1280]],
  ]) {
    const full = sharp(await (await render({ ground, layers }, w, h)).png().toBuffer()),
      less = (width) =>
        full
          .clone()
          .resize(width, Math.round((width * h) / w), { kernel: 'lanczos3' })
          .sharpen({ sigma: 0.5, m1: 0.25, m2: 0.6 });
    await full.clone().avif(options).toFile(`${OUT}${name}-${kind}-${w}.avif`);
    for (const width of smaller) await less(width).avif(options).toFile(`${OUT}${name}-${kind}-${width}.avif`);
    const one = kind === 'portrait' ? 640 : 1280;
    await less(one).webp({ quality: 76, effort: 6 }).toFile(`${OUT}${name}-${kind}-${one}.webp`);
    await less(one).jpeg({ quality: 76, mozjpeg: true }).toFile(`${OUT}${name}-${kind}-${one}.jpg`);
  }
  console.log(name);
}
if (!preview)
  writeFileSync(
    `${OUT}hero.json`,
    `${JSON.stringify(
      Object.fromEntries(Object.entries(scenes).map(([name, { ground, alt }]) => [name, { ground, alt }])),
      null,
      1,
    )}\n`,
  );
