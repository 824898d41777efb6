/**
 * Builds the web fonts in `src/fonts` from the published Archivo. Run it by hand when the glyph list changes: `node
 * packages/ui/scripts/subsetFont.ts`. The result is committed, so neither builds nor tests need the source. There are
 * three sources because the publisher splits Archivo by script and the pieces cannot be merged: ₦ and ṣ are in
 * 'latin-ext', ẹ ọ and the tone marks in 'vietnamese'. Of 'latin', the letters that Nigerian texts do not need have a
 * file of their own, which `unicode-range` keeps off most pages, as it does 'vietnamese'.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/archivo@5.3.0';
const BUDGET_BYTES = 40_000;
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

const work = mkdtempSync(join(tmpdir(), 'abs-font-'));
const archive = execFileSync('npm', ['pack', SOURCE, '--silent'], { cwd: work, encoding: 'utf8' })
  .trim()
  .split('\n')
  .at(-1);
execFileSync('tar', ['xzf', String(archive)], { cwd: work });
copyFileSync(join(work, 'package/LICENSE'), join(out, 'LICENSE'));

let total = 0;
for (const [piece, { source, text }] of Object.entries(pieces)) {
  const published = readFileSync(join(work, `package/files/archivo-${source}-wght-normal.woff2`));
  const subset = await subsetFont(published, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
    noHinting: true,
  });
  writeFileSync(join(out, `archivo-${piece}.woff2`), subset);
  total += subset.length;
  console.log(`archivo-${piece}.woff2 ${subset.length} bytes`);
}
console.log(`total ${total} bytes`);
if (total > BUDGET_BYTES) throw new Error(`The fonts weigh ${total} bytes; ${BUDGET_BYTES} is the budget.`);
