import { globalFontFace } from '@vanilla-extract/css';
import { FONT_WEIGHTS, fontPieces } from './fontPieces.ts';

globalFontFace(
  'ABS Sans',
  Object.entries(fontPieces).map(([piece, unicodeRange]) => ({
    fontWeight: FONT_WEIGHTS,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    // Vite would write fonts into the styles of a library.
    src: `url('../fonts/archivo-${piece}.woff2?no-inline') format('woff2')`,
    unicodeRange,
  })),
);

// Fallback fonts with Archivo's proportions, so that the layout does not shift when it loads. Mean advance of English
// text in em: Archivo 0.4497, Roboto 0.4428, Arial 0.4415; Archivo's ascent 0.878, descent 0.21, no gap.
globalFontFace('ABS Sans Roboto', {
  src: "local('Roboto')",
  sizeAdjust: '101.6%',
  ascentOverride: '86.4%',
  descentOverride: '20.7%',
  lineGapOverride: '0%',
});
globalFontFace('ABS Sans Arial', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  sizeAdjust: '101.9%',
  ascentOverride: '86.2%',
  descentOverride: '20.6%',
  lineGapOverride: '0%',
});
