/**
 * Builds the web fonts of the brands in `src/fonts` from the published ones. Run it by hand when the letters change, or
 * for a new font: `node packages/ui/scripts/subsetFont.ts`. It needs Python 3 with fonttools and brotli. The result is
 * committed, so neither builds nor tests need the source. The publisher splits fonts by script: ₦ and ṣ are in
 * 'latin-ext', ẹ and ọ in 'vietnamese', so that a page with prices and names would need three files. Here the letters of
 * English, Yoruba and Igbo are in the first file, and `unicode-range` keeps the second off most pages: see
 * theme/fontPieces.ts.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const fonts = {
  archivo: { source: '@fontsource-variable/archivo@5.3.0', budgetBytes: 35_000, license: 'LICENSE' },
  literata: { source: '@fontsource-variable/literata@5.3.0', budgetBytes: 40_000, license: 'LICENSE-literata' },
} as const;
const out = join(import.meta.dirname, '../src/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const toned = 'ÀÁ ÈÉ ÌÍ ÒÓ ÙÚ àá èé ìí òó ùú ṢṣńŃǹǸḿḾ ẸẹỌọỊịỤụẠạ';
/** For letters that have no character of their own, such as m̀. */
const tones = '\u0300\u0301\u0304\u0323';
const first = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…−←↑→↓₦${toned}${tones}`;
const pieces = {
  latin: first,
  'latin-rest': [...range(0xa0, 0xff), ...'™ıŒœ'].filter((letter) => !first.includes(letter)).join(''),
} as const;

for (const [name, { source: published, budgetBytes, license }] of Object.entries(fonts)) {
  const work = mkdtempSync(join(tmpdir(), 'abs-font-'));
  const archive = execFileSync('npm', ['pack', published, '--silent'], { cwd: work, encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1);
  execFileSync('tar', ['xzf', String(archive)], { cwd: work });
  copyFileSync(join(work, 'package/LICENSE'), join(out, license));
  const sources = ['latin', 'latin-ext', 'vietnamese'].map((script) =>
    join(work, `package/files/${name}-${script}-wght-normal.woff2`),
  );
  const merged = join(work, 'merged.woff2');
  execFileSync('python3', [join(import.meta.dirname, 'mergeFont.py'), ...sources, merged]);
  const font = readFileSync(merged);
  let total = 0;
  for (const [piece, text] of Object.entries(pieces)) {
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
