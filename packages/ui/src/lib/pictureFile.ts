/** A picture in several widths. */
export interface PictureFile {
  /** The file for browsers that support none of the other formats. */
  src: string;
  /** AVIF files in the syntax of the `srcset` attribute, with widths. */
  srcset: string;
  /** WebP files in the same syntax, for browsers without AVIF. */
  webp?: string | undefined;
  /** The width of the largest file in pixels; 0 if unknown. */
  width: number;
  height: number;
  /** A color (#rrggbb) that is shown until the picture has loaded. */
  ground: string;
  /** The alternative text. */
  alt: string;
}
