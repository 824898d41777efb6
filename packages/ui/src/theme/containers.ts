/**
 * Queries on an element's own width, for `@container` in styles: the screen's width says little about the space beside
 * a sidebar. In rem, so that they scale with the reader's text size.
 */
export const containerWidth = {
  /** Two narrow elements fit side by side. */
  pair: '(min-width: 36rem)',
  /** A list and its selected item, or a form and its preview, fit side by side. */
  panes: '(min-width: 52rem)',
} as const;
