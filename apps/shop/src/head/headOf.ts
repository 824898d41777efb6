import { canonicalProductPath, type Picture, type Product } from '@abs/contract';
import { isListHidden, listPath } from '../pages/searchParams.ts';
import { attributes, escapeText, jsonBlock, plain, shortened } from './html.ts';
import { breadcrumbs, itemList, organization, productData, productGroupData, website } from './structuredData.ts';

/** The properties of a page that its head depends on. */
export type HeadPage = {
  /**
   * `shop` is a product list, including collections and search results; `text` is any other public page; `unlisted` is a
   * page behind the login or before it, /browse, or the size guide of a product, which other URLs show too.
   */
  kind: 'home' | 'shop' | 'product' | 'text' | 'unlisted' | 'notFound' | 'error';
  /** The path that was opened, with its query. */
  path: string;
  /** The title in PageMeta, without the shop's name. */
  title: string;
  /** The description in PageMeta. */
  description?: string;
  /** Of a page of kind `product`. */
  product?: Product;
  /** The picture of a category or collection. */
  picture?: Picture;
  /** The displayed list of a page of kind `home` or `shop`. */
  products?: readonly Product[];
};

type SharePicture = { src: string; alt: string; width?: number; height?: number };

const PREVIEW_DESCRIPTION_LENGTH = 200;
const SHOP_PICTURE: SharePicture = {
  src: '/share.jpg',
  alt: 'Hoodies, t-shirts and sneakers of ABS laid side by side',
  width: 1200,
  height: 630,
};

/** The canonical path; undefined for pages that search engines should not list. */
function canonicalPath({ kind, path, product }: HeadPage): string | undefined {
  if (kind === 'product') return product && canonicalProductPath(product);
  if (kind === 'unlisted' || kind === 'notFound' || kind === 'error') return undefined;
  const { pathname, searchParams } = new URL(path, 'http://shop');
  if (kind === 'text') return pathname;
  return listPath(pathname, searchParams);
}

/**
 * The picture of a page for previews. If the backend makes none for a product, its cover is used, whose size is
 * unknown.
 */
function sharePictureOf({ product, picture, title }: HeadPage): SharePicture {
  if (picture) return { src: picture.src, alt: picture.alt || title };
  if (!product) return SHOP_PICTURE;
  const alt = product.cover?.alt || product.name;
  if (product.sharePicture) return { src: product.sharePicture, alt, width: 1200, height: 630 };
  return product.salesCoverPicture ? { src: product.salesCoverPicture, alt } : SHOP_PICTURE;
}

function previewTags(page: HeadPage, url: string, origin: string): string[] {
  const { product } = page;
  const picture = sharePictureOf(page);
  const image = new URL(picture.src, origin).href;
  const title = plain(page.title);
  const description = page.description && shortened(plain(page.description), PREVIEW_DESCRIPTION_LENGTH);
  const openGraph: Record<string, string | number | undefined | null> = {
    'og:type': product ? 'product' : 'website',
    'og:site_name': 'ABS',
    'og:locale': 'en_NG',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': plain(picture.alt),
    'product:price:amount': product?.price?.toFixed(2),
    'product:price:currency': typeof product?.price === 'number' ? 'NGN' : undefined,
  };
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': plain(picture.alt),
  };
  const tags = (name: 'property' | 'name', values: typeof openGraph) =>
    Object.entries(values).flatMap(([key, content]) =>
      content === undefined || content === null || content === ''
        ? []
        : [`<meta${attributes({ [name]: key, content: String(content), 'data-page': '' })}>`],
    );
  return [...tags('property', openGraph), ...tags('name', twitter)];
}

const hasVariants = ({ variants = [] }: Product): boolean => variants.length > 1;

function structuredDataOf({ kind, title, product, products }: HeadPage, path: string, origin: string): unknown[] {
  const shop = { name: 'Shop', path: '/shop' };
  switch (kind) {
    case 'home':
      return [organization(origin), website(origin), ...(products?.length ? [itemList(products, origin)] : [])];
    case 'shop': {
      const trail = path === '/shop' ? [shop] : [shop, { name: title, path }];
      return [breadcrumbs(trail, origin), ...(products?.length ? [itemList(products, origin)] : [])];
    }
    case 'product':
      if (!product) return [];
      return [
        hasVariants(product) ? productGroupData(product, path, origin) : productData(product, origin),
        breadcrumbs([shop, { name: title, path }], origin),
      ];
    case 'text':
      return [organization(origin), breadcrumbs([{ name: title, path }], origin)];
    default:
      return [];
  }
}

/**
 * The tags of a page's head that depend on its data, as escaped HTML: title, description, canonical URL, link preview,
 * rules for search engines, and structured data.
 *
 * Title, description and canonical URL are equal to those of PageMeta, so that React adopts them when it hydrates. The
 * other tags have the attribute `data-page`: they belong only to the first page, and the browser's code removes them
 * when a visitor opens another one.
 * @param origin the shop's origin, without a trailing slash
 */
export function headOf(page: HeadPage, { origin }: { origin: string }): string {
  const path = canonicalPath(page);
  const head = [`<title>${escapeText(`${page.title} — ABS`)}</title>`];
  if (page.description) head.push(`<meta${attributes({ name: 'description', content: page.description })}>`);
  const { pathname, searchParams } = new URL(page.path, 'http://shop');
  const isHidden = page.kind === 'shop' && isListHidden(pathname, searchParams);
  if (path === undefined || isHidden) {
    head.push(`<meta${attributes({ name: 'robots', content: 'noindex', 'data-page': '' })}>`);
  }
  if (path === undefined) return head.join('\n');
  const url = origin + path;
  head.push(`<link${attributes({ rel: 'canonical', href: url })}>`);
  head.push(...previewTags(page, url, origin));
  if (!isHidden) head.push(...structuredDataOf(page, path, origin).map(jsonBlock));
  return head.join('\n');
}
