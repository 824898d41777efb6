/** A font file, and the letters for which browsers load it. */
export type FontFile = { href: string; letters: RegExp };

/** A range of a regular expression's class: `U+4??` is `\u{400}-\u{4FF}`. */
function toClass(range: string): string {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
  return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
}

/** The font files of a built style sheet that have a `unicode-range`. */
export function fontFilesOf(css: string): FontFile[] {
  return Array.from(css.matchAll(/@font-face\s*\{([^}]*)\}/g)).flatMap(([, face = '']) => {
    const href = /url\(["']?([^"')]+)/.exec(face)?.[1];
    const ranges = /unicode-range:\s*([^;]+)/.exec(face)?.[1];
    return href && ranges ? [{ href, letters: new RegExp(`[${ranges.split(',').map(toClass).join('')}]`, 'u') }] : [];
  });
}

/** Preloads the fonts for the letters of a page. The browser would request some only after the first layout. */
export function preloadFonts(fonts: readonly FontFile[], root: string): string {
  const text = root.replace(/<[^>]*>/g, '');
  return fonts
    .filter(({ letters }) => letters.test(text))
    .map(({ href }) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
}
