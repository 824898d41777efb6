import type { CallParams, CallResponse } from './calls.ts';

/** The calls whose answers are part of public pages. */
export type PageCall =
  | 'getProducts'
  | 'searchProducts'
  | 'getProduct'
  | 'getSizeGuide'
  | 'getCollections'
  | 'getCollection';

/** Why there is no answer: the status that a browser would see, and a message for people. */
export type CallFailure = { status: number; message: string };

/** The server functions that pages need for rendering. */
export type PageSource = {
  /** Makes a call in the server's own process. */
  call<Name extends PageCall>(
    name: Name,
    request: { params?: CallParams<Name>; query?: Record<string, string | number | undefined> },
  ): Promise<{ answer: CallResponse<Name> } | CallFailure>;
  /** Whether a product that is not found existed once. */
  wasDeleted(productId: string): Promise<boolean>;
};

/**
 * A page of the shop, ready to be sent. `styles` has the sources for its Content-Security-Policy: a hash of each style
 * element.
 */
export type RenderedPage =
  | { status: 200 | 404 | 410 | 503; html: string; styles: readonly string[] }
  | { status: 302; location: string };

/**
 * The part of a server's cache for a page: `main` holds a few dozen pages, `products` two per product and one per
 * collection, and `searches` any number.
 */
export type PagePart = 'main' | 'products' | 'searches';

/** The target of a URL: another URL, permanently, or the page that is cached under a key. */
export type PageAddress = { movedTo: string } | { key: string; part: PagePart };

/** The shop's pages as HTML. */
export type PageRenderer = {
  /** @param url path and query. @returns null for a URL whose page only a browser renders */
  resolve(url: string): PageAddress | null;
  /** @param key of `resolve`: a path, with the parameters of the query that the page knows */
  render(key: string): Promise<RenderedPage>;
};

/** The export `createPageRenderer` of the built shop's server bundle. */
export type CreatePageRenderer = (options: {
  /** The built index.html. */
  template: string;
  /** By URL pattern, the files that a page loads besides those of the template. */
  preloads: Readonly<Record<string, readonly string[]>>;
  /** Reads a style sheet that the template or `preloads` names. */
  readStyle: (file: string) => string;
  /** The public origin of the shop, without a trailing slash. */
  origin: string;
  source: PageSource;
}) => PageRenderer;
