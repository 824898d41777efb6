import type { CollectionOutcome, ProductOutcome, ProductsOutcome, SizeGuideOutcome } from '@abs/machines';
import { createContext, useContext } from 'react';
import type { Place } from './places.ts';

/** The data from which a page was rendered, besides its URL. */
export type PageData = {
  /** The page's `pageKey`. */
  key: string;
  /** The shop's origin. */
  origin: string;
  /** The server's features beyond the basic contract. */
  features: readonly string[];
  products?: ProductsOutcome;
  /**
   * The navigation of the shop; missing if the page was rendered without a backend, or if the backend did not respond.
   */
  places?: readonly Place[];
  product?: ProductOutcome;
  collection?: CollectionOutcome;
  sizeGuide?: SizeGuideOutcome;
};

/** The id of the element that carries the data as JSON. */
export const PAGE_DATA_ID = 'page-data';

const PageDataContext = createContext<{ readonly current: PageData | null }>({ current: null });

/** Provides the data that the first page came with; its value becomes null once that page is left. */
export const PageDataProvider = PageDataContext.Provider;

/** The data that this page came with, for its first render; null if the page has to load its own. */
export const usePageData = (): PageData | null => useContext(PageDataContext).current;

/** The data of the page that the server sent; null when it sent none. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
