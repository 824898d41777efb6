import type { CallParams, CallResponse } from './calls.ts';

/** The calls whose answers stand in pages that are open to everybody. */
export type PageCall =
  | 'getProducts'
  | 'searchProducts'
  | 'getProduct'
  | 'getSizeGuide'
  | 'getCollections'
  | 'getCollection';

/** Why there is no answer: the status that a browser would see, and a sentence for people. */
export type CallFailure = { status: number; message: string };

/** What pages need of the server that renders them. */
export type PageSource = {
  /** Makes a call in the server's own process. */
  call<Name extends PageCall>(
    name: Name,
    request: { params?: CallParams<Name>; query?: Record<string, string | number | undefined> },
  ): Promise<{ answer: CallResponse<Name> } | CallFailure>;
  /** Whether a product that is not found was there once. */
  wasDeleted(productId: string): Promise<boolean>;
};

/** A page of the shop, ready to be sent. */
export type RenderedPage = { status: 200 | 404 | 410 | 503; html: string } | { status: 302; location: string };

/**
 * The part of a server's cache for a page: `main` holds a few dozen pages, `products` one per product and collection, and
 * `searches` any number.
 */
export type PagePart = 'main' | 'products' | 'searches';

/** Where an address leads: to another address for good, or to the page that is kept under a key. */
export type PageAddress = { movedTo: string } | { key: string; part: PagePart };

/** The shop's pages as HTML. */
export type PageRenderer = {
  /** @param url path and query. @returns null for an address whose page only a browser renders */
  resolve(url: string): PageAddress | null;
  /** @param key of `resolve`: a path, with those parameters of the query that the page knows */
  render(key: string): Promise<RenderedPage>;
};

/** What the built shop's server bundle exports as `createPageRenderer`. */
export type CreatePageRenderer = (options: {
  /** The built index.html. */
  template: string;
  /** By address pattern, the files that a page loads besides those of the template. */
  preloads: Readonly<Record<string, readonly string[]>>;
  /** Reads a style sheet that the template or `preloads` names. */
  readStyle: (file: string) => string;
  /** The origin under which people reach the shop, without a trailing slash. */
  origin: string;
  source: PageSource;
}) => PageRenderer;
