import { hash } from 'node:crypto';
import { matchRoutes } from 'react-router-dom';
import { PAGE_DATA_ID, type PageData } from '../pages/pageData.ts';
import { LAST_SEEN_SCRIPT, LAST_SEEN_STYLE, lastSeenTemplate } from './lastSeenTemplate.tsx';

const ROOT = '<div id="root">';

/** JSON that is safe inside an element: it cannot end the element or begin a comment. */
const embeddedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Reads a style sheet of the build, by its file name. */
export type ReadStyle = (file: string) => string;

/** Inlines a style sheet, because the first paint would wait for a file. See pages/inlineStyles.ts. */
const inlineStyle = (file: string, content: string) => `<style data-href="/${file}">${content}</style>`;

/** The source of a Content-Security-Policy that allows a style element with this content. */
const hashSource = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`;

const STYLE_LINKS = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g;
const FONT_LINKS = /<link\b[^>]*\bas="font"[^>]*>\s*/g;
/** The shop's own scripts, not early.ts. */
const SHOP_SCRIPTS = /<script type="module"(?! async)[^>]*\bsrc="([^"]+)"[^>]*><\/script>\s*/g;

/** The start of the tag of early.ts. Its attributes name the files with which pages/startShop.ts starts the shop. */
const EARLY = '<script type="module" async';
const earlyStart = (scripts: readonly string[], preloads: readonly string[]) =>
  `${EARLY} fetchpriority="low" data-scripts="${scripts.join(' ')}" data-preloads="${preloads.join(' ')}"`;

/**
 * Preloads the largest picture of the first view (`fetchPriority="high"`). Over HTTP/1.1, the scripts in the head would
 * otherwise take all connections before the browser reaches the picture.
 * @param root the rendered page, whose attributes are escaped
 */
function preloadPicture(root: string): string {
  const [before, after] = root.split('fetchPriority="high"', 2);
  if (before === undefined || after === undefined) return '';
  const sources = before.slice(before.lastIndexOf('<picture')).match(/<source [^>]*type="image\/avif"[^>]*>/g) ?? [];
  return sources
    .map((source) => {
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(source)?.[1];
      const media = attribute('media');
      return (
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media ? ` media="${media}"` : ''} ` +
        `imagesrcset="${attribute('srcset')}" imagesizes="${attribute('sizes')}">`
      );
    })
    .join('');
}

/** By path pattern, the files that a page loads besides those of the index. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** The files that the page at a path loads besides those of the index. */
export function filesOf(preloads: Preloads, pathname: string): readonly string[] {
  const patterns = Object.entries(preloads).map(([path, files]) => ({ path, files }));
  // Of several patterns, the router's choice.
  const [match] = matchRoutes(patterns, pathname) ?? [];
  return match?.route.files ?? [];
}

interface DocumentParts {
  /** The page's own head tags. */
  head: string;
  /** The files that the page loads besides those of the index. */
  files: readonly string[];
  data: PageData;
}

/**
 * Makes whole documents from the built index.html.
 * @param template the index. The page's own title, description and note for browsers without script replace the general
 * ones.
 */
export function documentFrom(template: string, readStyle: ReadStyle) {
  const styles = new Map<string, { tag: string; source: string }>();
  function styleOf(file: string) {
    const known = styles.get(file);
    if (known) return known;
    const content = readStyle(file);
    const style = { tag: inlineStyle(file, content), source: hashSource(content) };
    styles.set(file, style);
    return style;
  }
  const isStyle = (file: string) => file.endsWith('.css');
  const sourcesOf = (files: readonly string[]) => files.filter(isStyle).map((file) => styleOf(file).source);

  const indexStyles = Array.from(template.matchAll(STYLE_LINKS), ([, file = '']) => file);
  const scripts = Array.from(template.matchAll(SHOP_SCRIPTS), ([, src = '']) => src);
  const fontLinks = (template.match(FONT_LINKS) ?? []).join('').trimEnd();
  const [start, rest] = template
    .replace(/<title>.*?<\/title>\s*/s, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<noscript>.*?<\/noscript>\s*/s, '')
    .replace(SHOP_SCRIPTS, '')
    .replace(FONT_LINKS, '')
    .replace(STYLE_LINKS, (_link, file: string) => styleOf(file).tag)
    .split('</head>') as [string, string];
  // Preloads follow the viewport tag, because a phone that has not read it chooses the file for a page of 980 px.
  const viewport = /<meta\s+name="viewport"[^>]*>/.exec(start);
  const place = viewport ? viewport.index + viewport[0].length : start.length;
  const [beforeRoot, afterRoot] = rest.split(`${ROOT}</div>`) as [string, string];

  /** @param rendered the root element, after React's tags for the head, which are dropped because `head` has them */
  return (rendered: string, { head, files, data }: DocumentParts): { html: string; styles: string[] } => {
    const own = files.filter((file) => !template.includes(file));
    const lastSeenScript = own.find((file) => LAST_SEEN_SCRIPT.test(file));
    const preloads = own.filter((file) => file !== lastSeenScript && !isStyle(file)).map((file) => `/${file}`);
    const root = rendered.slice(rendered.indexOf(ROOT));
    const lastSeen = lastSeenScript ? lastSeenTemplate(data.key) : '';
    const json = `<script type="application/json" id="${PAGE_DATA_ID}">${embeddedJson(data)}</script>`;
    const html = [
      start.slice(0, place).replace(EARLY, earlyStart(scripts, preloads)),
      lastSeenScript ? `<link rel="modulepreload" fetchpriority="high" crossorigin href="/${lastSeenScript}">` : '',
      preloadPicture(root),
      fontLinks,
      start.slice(place),
      head,
      ...own.filter(isStyle).map((file) => styleOf(file).tag),
      '</head>',
      beforeRoot,
      root,
      // After the elements that the script needs, because it does not wait for the rest of the page.
      lastSeenScript ? `${lastSeen}<script type="module" async crossorigin src="/${lastSeenScript}"></script>` : '',
      json,
      afterRoot,
    ].join('');
    const styles = [...sourcesOf(indexStyles), ...sourcesOf(own), ...(lastSeen ? [hashSource(LAST_SEEN_STYLE)] : [])];
    return { html, styles };
  };
}
