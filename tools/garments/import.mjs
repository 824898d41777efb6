// node tools/garments/import.mjs [name ...] [--from <folder>]
// Turns Blender's 16-bit renders (out/<name>.png, .mask.png, .uv.png) into the bases that are kept: 8-bit WebP, lossless part mask, small pattern map.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';

const args = process.argv.slice(2);
const at = args.indexOf('--from');
const from = at < 0 ? new URL('./out/', import.meta.url).pathname : `${args[at + 1]}/`;
const names = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
const to = new URL('./bases/', import.meta.url).pathname;
mkdirSync(to, { recursive: true });

/** Part borders need few steps: sixteen levels halve the file and nobody sees it. */
async function mask(file, out) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i++) data[i] = Math.round(data[i] / 17) * 17;
  await sharp(data, { raw: info }).webp({ lossless: true, effort: 5 }).toFile(out);
}

/** Pattern coordinates are smooth, so a third of the size carries them; 16 bits keep prints steady. */
async function pattern(file, out) {
  await sharp(file)
    .resize(480, 600, { kernel: 'nearest' })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toFile(out);
}

const all = readdirSync(from)
  .filter((f) => /^[a-z0-9-]+\.png$/.test(f))
  .map((f) => f.slice(0, -4));
for (const name of names.length ? names : all) {
  const w = (await sharp(`${from}${name}.png`).metadata()).width;
  // from 1600 px on, shrinking a little averages the render's noise away
  await sharp(`${from}${name}.png`)
    .resize(Math.min(w, 1500))
    .removeAlpha()
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 5 })
    .toFile(`${to}${name}.webp`);
  const shrunk = await sharp(`${from}${name}.mask.png`).resize(Math.min(w, 1500)).png().toBuffer();
  await mask(shrunk, `${to}${name}.mask.webp`);
  if (existsSync(`${from}${name}.uv.png`)) await pattern(`${from}${name}.uv.png`, `${to}${name}.uv.png`);
  console.log(
    name,
    ...readdirSync(to)
      .filter((f) => f.startsWith(`${name}.`))
      .map((f) => `${f} ${Math.round(statSync(to + f).size / 1e3)} kB`),
  );
}
