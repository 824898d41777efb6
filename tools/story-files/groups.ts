/** Which part of the shop a component or screen belongs to: a tag of its stories, by which the sidebar filters. */
export const groups = ['primitives', 'frame', 'catalogue', 'account', 'purchase', 'pages', 'admin'] as const;

export type Group = (typeof groups)[number];
