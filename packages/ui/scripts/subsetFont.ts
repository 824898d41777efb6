/**
 * Builds the web fonts of the brands in `src/fonts` from the published ones. Run it by hand when the glyph list
 * changes, or for a new font: `node packages/ui/scripts/subsetFont.ts`. The result is committed, so neither builds nor
 * tests need the source. There are three sources because the publisher splits fonts by script and the pieces cannot be
 * merged: ₦ and ṣ are in 'latin-ext', ẹ ọ and the tone marks in 'vietnamese'. The letters of 'latin' that Nigerian
 * texts do not need are in a separate file. `unicode-range` keeps this file and 'vietnamese' off most pages: see
 * theme/fontPieces.ts.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const fonts = {
  archivo: { source: '@fontsource-variable/archivo@5.3.0', budgetBytes: 40_000, license: 'LICENSE' },
  literata: { source: '@fontsource-variable/literata@5.3.0', budgetBytes: 45_000, license: 'LICENSE-literata' },
} as const;
const out = join(import.meta.dirname, '../src/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const tones = '\u0300\u0301\u0304\u0323';
const toned = 'ÀÁ ÈÉ ÌÍ ÒÓ ÙÚ àá èé ìí òó ùú';
const first = `${range(0x20, 0x7e)}\u00a0©·×${toned}–—‘’“”•…−←↑→↓`;
const pieces = {
  latin: { source: 'latin', text: first },
  'latin-rest': {
    source: 'latin',
    text: [...range(0xa0, 0xff), ...'™ıŒœ'].filter((letter) => !first.includes(letter)).join(''),
  },
  'latin-ext': { source: 'latin-ext', text: '₦ṢṣńŃǹǸḿḾ' },
  // The base letters are included so that marks find their anchors; `unicode-range` makes browsers take them from the
  // first file.
  vietnamese: { source: 'vietnamese', text: `ẸẹỌọỊịỤụẠạEeOoSsNnMm${tones}` },
} as const;

for (const [name, { source: published, budgetBytes, license }] of Object.entries(fonts)) {
  const work = mkdtempSync(join(tmpdir(), 'abs-font-'));
  const archive = execFileSync('npm', ['pack', published, '--silent'], { cwd: work, encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1);
  execFileSync('tar', ['xzf', String(archive)], { cwd: work });
  copyFileSync(join(work, 'package/LICENSE'), join(out, license));
  let total = 0;
  for (const [piece, { source, text }] of Object.entries(pieces)) {
    const font = readFileSync(join(work, `package/files/${name}-${source}-wght-normal.woff2`));
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
      noHinting: true,
    });
    writeFileSync(join(out, `${name}-${piece}.woff2`), subset);
    total += subset.length;
    console.log(`${name}-${piece}.woff2 ${subset.length} bytes`);
  }
  console.log(`${name}: ${total} bytes`);
  if (total > budgetBytes) throw new Error(`${name} weighs ${total} bytes; ${budgetBytes} is its budget.`);
}
