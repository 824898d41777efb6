/** Synonyms for the search (docs/glossary.md), and words that choose the theme and size of a story. */

/** Each row is one meaning. A search for one of its words finds the others, too. */
export const synonyms: readonly (readonly string[])[] = [
  ['offline', 'no connection', 'connection', 'network'],
  ['404', 'not found', 'can’t find', "can't find"],
  ['error', 'failed', 'failure', 'went wrong', 'try again'],
  ['empty', 'nothing', 'no results', 'none yet'],
  ['loading', 'skeleton', 'progressbar'],
  ['pending', 'busy', 'saving'],
  ['guest', 'signed out', 'logged out', 'anonymous'],
  ['log in', 'login', 'sign in', 'signin'],
  ['sign up', 'signup', 'register', 'create account'],
  ['log out', 'logout', 'sign out'],
  ['cart', 'basket', 'bag'],
  ['rider', 'courier', 'driver'],
  ['declined', 'refused', 'rejected'],
  ['print', 'paper', 'printed'],
  ['code', 'otp', 'verification'],
  ['admin', 'back office'],
  ['wishlist', 'favorite'],
  ['picture', 'photo', 'image'],
  ['dialog', 'modal', 'popup'],
  ['toast', 'notification'],
  ['dropdown', 'select', 'combobox'],
];

/** Ignored, unless a query has no other words. */
export const fillers: ReadonlySet<string> = new Set('a an and at for in is it of on or the to with'.split(' '));

/** These choose the theme or the size in which links open. */
export const modes: Readonly<Record<string, { theme?: 'light' | 'dark'; viewport?: 'phone' | 'desktop' }>> = {
  dark: { theme: 'dark' },
  night: { theme: 'dark' },
  light: { theme: 'light' },
  phone: { viewport: 'phone' },
  mobile: { viewport: 'phone' },
  desktop: { viewport: 'desktop' },
};
