import { createContext, useContext } from 'react';

/** The settings that the heads of all pages share. */
interface PageHead {
  /** The shop's origin, such as `https://shop.example`; '' if only the browser knows it. */
  origin: string;
  /** Called on the server with the metadata of the rendered page. */
  onRender?: (meta: PageMetaProps) => void;
}

const PageHeadContext = createContext<PageHead>({ origin: '' });

export const PageHeadProvider = PageHeadContext.Provider;

/** The shop's origin, for absolute links; '' if only the browser knows it. */
export const useOrigin = (): string => useContext(PageHeadContext).origin;

export interface PageMetaProps {
  /** The page's own title, to which the shop's name is added. */
  title: string;
  /** One or two sentences for search engines and link previews. Only public pages need it. */
  description?: string;
  /** The canonical path with its query, for pages that search engines should list. */
  path?: string | undefined;
}

/** A page's title, description and canonical URL; React puts them into the head. */
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
