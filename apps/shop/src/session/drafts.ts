import { forget, recall, remember } from './tabStorage.ts';

/**
 * What a person typed into a form and has not sent yet. It survives reloads, the way back and an expired session, in
 * this tab alone, and is only ever given back to the person who typed it: `owner` is their user id, null for a guest.
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

/** What was kept of a form; null when nothing was, or somebody else typed it. Check its shape: storage may be damaged. */
export function readDraft(name: string, owner: string | null): unknown {
  const draft = readDrafts()[name];
  return draft?.owner === owner ? draft.values : null;
}

/** Forgets a form, once it was sent. */
export function forgetDraft(name: string): void {
  const { [name]: _sent, ...others } = readDrafts();
  remember(KEY, others);
}

/** Forgets all that other people typed into this tab; with null, as after a logout, all that anybody signed in did. */
export function forgetDraftsOfOthers(owner: string | null): void {
  const own = Object.entries(readDrafts()).filter(([, draft]) => draft?.owner === null || draft?.owner === owner);
  if (own.length === 0) forget(KEY);
  else remember(KEY, Object.fromEntries(own));
}
