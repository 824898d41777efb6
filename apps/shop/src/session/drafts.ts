import { forget, recall, remember } from './tabStorage.ts';

/**
 * The unsent text of a form. It survives reloads, Back and an expired session, but only in this tab, and is restored
 * only for the user who typed it: `owner` is their user id, null for a guest.
 */
type Draft = { owner: string | null; values: unknown };

const KEY = 'drafts';

function readDrafts(): Record<string, Draft> {
  const drafts = recall(KEY);
  return typeof drafts === 'object' && drafts !== null ? (drafts as Record<string, Draft>) : {};
}

/** Keeps a form's values under its name, in place of earlier ones. */
export function saveDraft(name: string, owner: string | null, values: unknown): void {
  remember(KEY, { ...readDrafts(), [name]: { owner, values } });
}

/**
 * The kept values of a form; null if there are none, or if another user typed them. Check their shape, because storage
 * may be damaged.
 */
export function readDraft(name: string, owner: string | null): unknown {
  const draft = readDrafts()[name];
  return draft?.owner === owner ? draft.values : null;
}

/** Forgets a form after it was sent. */
export function forgetDraft(name: string): void {
  const { [name]: _sent, ...others } = readDrafts();
  remember(KEY, others);
}

/** Forgets the drafts of other users of this tab; with null, as after a logout, those of all logged-in users. */
export function forgetDraftsOfOthers(owner: string | null): void {
  const own = Object.entries(readDrafts()).filter(([, draft]) => draft?.owner === null || draft?.owner === owner);
  if (own.length === 0) forget(KEY);
  else remember(KEY, Object.fromEntries(own));
}
