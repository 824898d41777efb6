import type { Group } from '../story-files/groups.ts';

/** A section of the map of screens. The group in the tags of its stories decides the section of a new screen. */
export type Journey = {
  name: string;
  about: string;
  /** Screens of this group belong here, unless another journey names them. */
  group?: Group;
  /** Members regardless of their group: screens, and an overlay that fills a screen. */
  members?: readonly string[];
};

export const journeys: readonly Journey[] = [
  { name: 'Browse', about: 'From the front page to a single product.', group: 'catalogue' },
  { name: 'Search', about: 'The overlay that finds while one types.', members: ['SearchOverlay'] },
  { name: 'Account', about: 'Signing up, proving an address, coming back, and the profile.', group: 'account' },
  {
    name: 'Cart and checkout',
    about: 'What is in the cart, where it goes, and how paying ended.',
    group: 'purchase',
  },
  {
    name: 'Orders',
    about: 'What waits to be paid, and what became of it.',
    members: ['PendingOrdersScreen', 'OrderScreen'],
  },
  {
    name: 'Pages',
    about: 'Everything to read, to ask, and when something is missing.',
    group: 'pages',
  },
  { name: 'Back office', about: 'Where the shop is run.', group: 'admin' },
];
