import { matchRoutes, type RouteObject } from 'react-router-dom';
import { attributes, escapeText } from '../head/html.ts';
import { pageKey } from '../pages/pageKey.ts';
import { aliases } from '../routes/aliases.tsx';
import { routes } from '../routes.tsx';
import { documentFrom, filesOf, type Preloads, type ReadStyle } from './document.ts';
import { browserOnly, renderRoot } from './renderRoot.tsx';

/** The route paths of all pages; '' is the front page. */
function pathsOf(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ index, path, children }) => {
    if (children) return pathsOf(children);
    return index ? [''] : (path ?? []);
  });
}

/** `product/:id/:slug?` is in product.html, which the host also sends for the routes below it. */
const fileOf = (path: string) => `${path.replace(/\/?:.*/, '') || 'index'}.html`;

/**
 * Renders the pages of a shop that is served as static files, for a backend that is still unknown: texts and forms are
 * complete, lists and products are placeholders, pages behind the login have only their frame.
 * @param template the built index.html
 * @returns documents by file name
 */
export async function renderStaticPages(options: {
  template: string;
  preloads: Preloads;
  readStyle: ReadStyle;
}): Promise<Record<string, string>> {
  const toDocument = documentFrom(options.template, options.readStyle);
  const pages: Record<string, string> = {};
  for (const path of pathsOf(routes)) {
    const file = fileOf(path);
    if (path === '*' || browserOnly.has(path) || `/${path}` in aliases || file in pages) continue;
    const address = `/${path.replace('/:slug?', '')}`;
    const data = { key: pageKey(matchRoutes(routes, address), ''), origin: '', features: [] };
    const { root, meta } = await renderRoot(address, data);
    const description = meta.description && `<meta${attributes({ name: 'description', content: meta.description })}>`;
    const head = `<title>${escapeText(`${meta.title} — ABS`)}</title>${description ?? ''}`;
    pages[file] = toDocument(root, { head, files: filesOf(options.preloads, address), data }).html;
  }
  return pages;
}
