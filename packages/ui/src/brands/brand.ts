import type { Palette, Scheme } from '../theme/palettes.ts';

/** The looks of a shop, as data only. Everything else is the same for each brand. */
export interface Brand {
  /** The name, as the shop writes it. */
  name: string;
  palettes: Record<Scheme, Palette>;
  /** The colors that change for readers who want more contrast. */
  moreContrast: Record<Scheme, Partial<Palette>>;
  font: {
    /** The font's name in CSS, and its files: `literata` means `fonts/literata-latin.woff2` and the other pieces. */
    face: { name: string; files: string };
    /** The fallback until the font has loaded, as a list of families. */
    fallback: string;
    /** `heavy` is at least 700: letters on swatches count as large text. */
    weight: { regular: string; medium: string; bold: string; heavy: string };
    /** The size of the shop's name in the bars. A long name has to fit beside the icons of a small phone. */
    wordmark: string;
    leading: { tight: string; snug: string; body: string };
    /** The letter spacing. Larger letters are closer together. */
    tracking: {
      wordmark: string;
      poster: string;
      display: string;
      heading: string;
      compact: string;
      title: string;
      lead: string;
      label: string;
      body: string;
    };
  };
  /** `small` is for controls smaller than a button, such as a checkbox, which must not become a circle. */
  radius: { none: string; small: string; control: string; full: string };
}
