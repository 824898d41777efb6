/** Centimeters: the sheet that a foot is measured on. */
export const PAPER = { width: 21, height: 29.7 };

/** The width of a foot, as a part of its length. */
const WIDTH = 0.4;
/** The outline of a foot whose length is 100, toes up. */
const outline =
  'M11 8C13.4 -1.6 24.6 -3 26 6C28.8 3.6 32 6.6 32 11.4C34.6 9.6 37.2 13 36.8 17.4C39.2 17 41 20.6 40 25.6C42.6 32 42 42 39.4 50C36.8 59 35 70 34.6 82C34.4 94 29 100 22.6 100C15.8 100 11.4 94.6 11.6 85C12 73 9 64 7 53C4.2 42 3.6 35 5.4 27C6.8 20 9.4 14 11 8Z';

/** The path of a foot, and how it is scaled to its length in centimeters. */
export const footShape = (length: number) => ({ outline, scale: length / 100, width: length * WIDTH });
