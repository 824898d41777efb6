import type { Picture } from '@abs/contract';
import type { PlaceLink } from '@abs/ui/shop/TopBar';
import { createContext, useContext } from 'react';

/**
 * The data of a category or collection that every page has. It is enough for the navigation, the pages of categories,
 * and the first view of a collection's page.
 */
export type Place = PlaceLink & {
  /** Only for categories. */
  text?: string;
  picture?: Picture;
};

/**
 * The places of the navigation. They come with the page and stay when the visitor opens other pages. Undefined if they
 * are unknown or the backend has none: the shop then shows its own four categories.
 */
const PlacesContext = createContext<{ current: readonly Place[] | undefined }>({ current: undefined });

export const PlacesProvider = PlacesContext.Provider;

/** The ref that holds the places. A change shows on the next page. */
export const usePlacesRef = () => useContext(PlacesContext);

export const usePlaces = () => usePlacesRef().current;
