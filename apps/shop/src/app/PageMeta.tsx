import { createContext, useContext } from 'react';

/** What every page's head has in common, and where a server finds out about it. */
interface PageHead {
  /** Where the shop is on the web, such as `https://shop.example`; '' where only the browser knows it. */
  origin: string;
  /** Called on the server with what a page says of itself. */
  onRender?: (meta: PageMetaProps) => void;
}

const PageHeadContext = createContext<PageHead>({ origin: '' });

export const PageHeadProvider = PageHeadContext.Provider;

/** The shop's origin, for absolute links; '' where only the browser knows it. */
export const useOrigin = (): string => useContext(PageHeadContext).origin;

export interface PageMetaProps {
  /** Of the page alone; the shop's name is added. */
  title: string;
  /** A sentence or two for search engines and link previews, of pages that are open to everybody. */
  description?: string;
  /** The one address of what the page shows, for pages that search engines should list: a path with its query. */
  path?: string | undefined;
}

/** A page's title, description and canonical address; React puts them into the head. */
export function PageMeta(meta: PageMetaProps) {
  const { origin, onRender } = useContext(PageHeadContext);
  const { title, description, path } = meta;
  onRender?.(meta);
  return (
    <>
      <title>{`${title} — ABS`}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={origin + path} />}
    </>
  );
}
