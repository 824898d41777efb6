import { FONT_WEIGHTS, fontPieces } from '../theme/fontPieces.ts';
import { tokenRules } from '../theme/tokenFiles.ts';
import type { Brand } from './brand.ts';

interface BrandCssOptions {
  /** The URL of a font's file. @default the file in `fonts`, beside the folder of the styles */
  fontUrl?: (file: string) => string;
  /** The cascade layer of the tokens that the brand replaces. @default 'abs.tokens' */
  layer?: string;
}

/** The styles of a brand: its font, and all tokens with its values. They replace the first brand's when they come later. */
export function brandCss(brand: Brand, options: BrandCssOptions = {}): string {
  const { fontUrl = (file) => `../fonts/${file}`, layer = 'abs.tokens' } = options;
  const { name, files } = brand.font.face;
  const faces = Object.entries(fontPieces).map(([piece, unicodeRange]) =>
    [
      '@font-face {',
      `  font-family: '${name}';`,
      `  src: url('${fontUrl(`${files}-${piece}.woff2`)}') format('woff2');`,
      `  font-weight: ${FONT_WEIGHTS};`,
      '  font-style: normal;',
      '  font-display: swap;',
      `  unicode-range: ${unicodeRange};`,
      '}',
    ].join('\n'),
  );
  return `${faces.join('\n')}\n${tokenRules(brand, layer)}`;
}
