/**
 * The pieces of each font, and the letters for which browsers load them. The first has the letters of English, Yoruba
 * and Igbo. See scripts/subsetFont.ts.
 */
export const fontPieces = {
  latin:
    'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00C0-00C1, U+00C8-00C9, U+00CC-00CD, U+00D2-00D3, U+00D7, U+00D9-00DA, U+00E0-00E1, U+00E8-00E9, U+00EC-00ED, U+00F2-00F3, U+00F9-00FA, U+0143-0144, U+01F8-01F9, U+0300-0301, U+0304, U+0323, U+1E3E-1E3F, U+1E62-1E63, U+1EA0-1EA1, U+1EB8-1EB9, U+1ECA-1ECD, U+1EE4-1EE5, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20A6, U+2190-2193, U+2212',
  'latin-rest':
    'U+00A1-00A8, U+00AA-00B6, U+00B8-00BF, U+00C2-00C7, U+00CA-00CB, U+00CE-00D1, U+00D4-00D6, U+00D8, U+00DB-00DF, U+00E2-00E7, U+00EA-00EB, U+00EE-00F1, U+00F4-00F8, U+00FB-00FF, U+0131, U+0152-0153, U+2122',
} as const;

/** The weights in every piece. */
export const FONT_WEIGHTS = '400 700';
