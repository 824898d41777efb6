import { createContext, useContext, useEffect } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

type SearchEvent = { type: 'search.changed'; search: string };
/** The part of a list's actor that the top bar's search box uses. */
type SearchableActor = ActorRef<Snapshot<unknown> & { context: { searchText: string } }, SearchEvent & EventObject>;

/** The list that the top bar's search box searches. */
export type AdminSearch = { label: string; actor: SearchableActor };

export const AdminSearchContext = createContext<(search: AdminSearch | null) => void>(() => {});

/**
 * Connects the top bar's search box to the list of a screen while the screen is shown.
 * @param actor the list's actor; null if the list cannot be searched
 */
export function useAdminSearch(label: string, actor: unknown): void {
  const show = useContext(AdminSearchContext);
  useEffect(() => {
    show(actor === null ? null : { label, actor: actor as SearchableActor });
    return () => show(null);
  }, [show, label, actor]);
}
