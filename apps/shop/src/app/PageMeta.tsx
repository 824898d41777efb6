export interface PageMetaProps {
  /** Of the page alone; the shop's name is added. */
  title: string;
  /** A sentence or two for search engines and link previews, of pages that are open to everybody. */
  description?: string;
}

/** A page's title and description; React puts them into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} — ABS`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
