import { createContext, useContext, useEffect } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

type SearchEvent = { type: 'search.changed'; search: string };
/** A list's flow, as far as the search box of the top bar needs it. */
type SearchableActor = ActorRef<Snapshot<unknown> & { context: { searchText: string } }, SearchEvent & EventObject>;

/** What the search box of the top bar looks through. */
export type AdminSearch = { label: string; actor: SearchableActor };

export const AdminSearchContext = createContext<(search: AdminSearch | null) => void>(() => {});

/**
 * Lends the list of a screen to the search box of the top bar, for as long as the screen is shown.
 * @param actor the list's flow; null for one that cannot be searched
 */
export function useAdminSearch(label: string, actor: unknown): void {
  const show = useContext(AdminSearchContext);
  useEffect(() => {
    show(actor === null ? null : { label, actor: actor as SearchableActor });
    return () => show(null);
  }, [show, label, actor]);
}
