import type { CollectionOutcome, ProductOutcome, ProductsOutcome, SizeGuideOutcome } from '@abs/machines';
import { createContext, useContext } from 'react';
import type { Place } from './places.ts';

/** What a rendered page was made from, beside its address. */
export type PageData = {
  /** The page's `pageKey`. */
  key: string;
  /** Where the shop is on the web. */
  origin: string;
  /** What the server takes beyond the basic contract. */
  features: readonly string[];
  products?: ProductsOutcome;
  /** The navigation of the shop; missing where the page was rendered without a backend, or it did not answer. */
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

/** The data that this page came with, for its first rendering; null where the page has to load its own. */
export const usePageData = (): PageData | null => useContext(PageDataContext).current;

/** The data of the page that the server sent; null when it sent none. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
