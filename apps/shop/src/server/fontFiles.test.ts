import { describe, expect, test } from 'vitest';
import { fontFilesOf, preloadFonts } from './fontFiles.ts';

const css = `body{margin:0}
@font-face{font-family:A;src:url(/assets/latin.woff2)format("woff2");unicode-range:U+20-7E,U+A0}
@font-face { font-family: A; src: url("/assets/naira.woff2") format("woff2"); unicode-range: U+20A6, u+1e6? }
@font-face{src:local(Roboto);font-family:B}`;

describe('the font files of a style sheet', () => {
  const fonts = fontFilesOf(css);

  test('are those with a range of letters', () => {
    expect(fonts.map(({ href }) => href)).toEqual(['/assets/latin.woff2', '/assets/naira.woff2']);
  });

  test.each([
    ['<p>Login</p>', ['latin']],
    ['<p>₦14,000</p>', ['latin', 'naira']],
    ['<p>ṣ</p>', ['naira']],
    ['<img alt="ṣ">', []],
  ])('are preloaded for the letters of %s', (root, names) => {
    expect(Array.from(preloadFonts(fonts, root).matchAll(/href="\/assets\/(\w+)\./g), ([, name]) => name)).toEqual(
      names,
    );
  });
});
