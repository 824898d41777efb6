/** The sizes that layout and drawing share, in pixels. */
export const sizes = {
  title: 14,
  text: 12,
  line: 17,
  inset: 12,
  initial: 10,
  history: 24,
} as const;
