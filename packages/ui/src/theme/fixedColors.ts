/** The shadows of elements that lie over the page, by their distance from it. */
export const shadows = {
  menu: '0 16px 40px rgb(0 0 0 / 0.1)',
  bar: '0 12px 32px rgb(0 0 0 / 0.12)',
  toast: '0 8px 32px rgb(0 0 0 / 0.18)',
} as const;

/** A drawing on paper, where the colors of the theme are black and white. */
export const paperFill = '#d9d9d9';

/** The value of a native color input before a color is chosen, because such an input always has one. */
export const unchosen = '#e9e4db';
