import type { Palette, Scheme } from '../theme/palettes.ts';

/** What makes a shop look like itself: data alone. Everything else is the same for each brand. */
export interface Brand {
  /** As the shop writes it. */
  name: string;
  palettes: Record<Scheme, Palette>;
  /** The colors that change for readers who want more contrast. */
  moreContrast: Record<Scheme, Partial<Palette>>;
  font: {
    /** The font's name in CSS, and its files: `literata` stands for `fonts/literata-latin.woff2` and the other pieces. */
    face: { name: string; files: string };
    /** What takes the place of the font until it has loaded, as a list of families. */
    fallback: string;
    /** `heavy` is at least 700: letters on swatches count as large text. */
    weight: { regular: string; medium: string; bold: string; heavy: string };
    /** The size of the shop's name in the bars. A long name has to fit beside the icons of a small phone. */
    wordmark: string;
    leading: { tight: string; snug: string; body: string };
    /** The larger the letters, the closer they stand. */
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
  /** `small` is for what is smaller than a button, such as a checkbox, which must not become a circle. */
  radius: { none: string; small: string; control: string; full: string };
}
