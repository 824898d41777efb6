/**
 * Conditions on the room that an element has, for `@container` in styles: what stands beside a sidebar cannot tell its
 * room from the screen's width. In rem, so that twice the text needs twice the room.
 */
export const containerWidth = {
  /** Two narrow things fit side by side. */
  pair: '(min-width: 36rem)',
  /** A list and what was chosen from it, or a form and what it makes, fit side by side. */
  panes: '(min-width: 52rem)',
} as const;
