import type { Picture } from '@abs/contract';
import type { PlaceLink } from '@abs/ui/components/TopBar';
import { createContext, useContext } from 'react';

/**
 * A category or collection as every page knows it: enough for the navigation, the pages of categories, and the first view
 * of a collection's.
 */
export type Place = PlaceLink & {
  /** Of a category. */
  text?: string;
  picture?: Picture;
};

/**
 * The places of the navigation. They come with the page, and stay when the visitor goes on; undefined where they are not
 * known, or the backend has none: the shop then shows its own four categories.
 */
const PlacesContext = createContext<{ current: readonly Place[] | undefined }>({ current: undefined });

export const PlacesProvider = PlacesContext.Provider;

/** Where the places are kept. Who changes them sees it on the next page. */
export const usePlacesRef = () => useContext(PlacesContext);

export const usePlaces = () => usePlacesRef().current;
