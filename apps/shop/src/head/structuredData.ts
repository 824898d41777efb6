import { type Product, productPath, variantPath } from '@abs/contract';
import type { Variant } from '@abs/contract/entities';
import { contact, social } from '../content/contact.ts';
import { plain } from './html.ts';

/** The vocabulary: https://schema.org; the requirements of search engines: https://developers.google.com/search/docs */
const CONTEXT = 'https://schema.org';

const organizationId = (origin: string) => ({ '@id': `${origin}/#organization` });

/** The shop, with its contact details and social media pages. */
export function organization(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    ...organizationId(origin),
    name: 'ABS',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phone,
      areaServed: 'NG',
      availableLanguage: 'en',
    },
    sameAs: [social.instagram, social.tiktok, social.x].filter(Boolean),
  };
}

/** The site, with the URL of its search. */
export function website(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'ABS',
    url: `${origin}/`,
    inLanguage: 'en-NG',
    publisher: organizationId(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The trail of pages from the front page to this one. */
export function breadcrumbs(trail: readonly { name: string; path: string }[], origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'ABS', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(name) || 'ABS',
      item: origin + path,
    })),
  };
}

/** The products of a list in its order. */
export function itemList(products: readonly Product[], origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + productPath(product),
    })),
  };
}

const imagesOf = ({ salesCoverPicture, subImages }: Product, origin: string): string[] =>
  [salesCoverPicture, ...subImages].filter(Boolean).map((src) => new URL(src, origin).href);

/** A product with its offer, or without one if the backend has no price. */
export function productData(product: Product, origin: string) {
  const url = origin + productPath(product);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: plain(product.name),
    description: plain(product.description),
    sku: product.id,
    url,
    image: imagesOf(product, origin),
    brand: { '@type': 'Brand', name: 'ABS' },
    ...(product.color && { color: plain(product.color) }),
    ...(product.size && { size: plain(product.size) }),
    ...(product.price !== null && { offers: offer(product.price, product.quantity, url, origin) }),
  };
}

const offer = (price: number, quantity: number, url: string, origin: string) => ({
  '@type': 'Offer',
  url,
  price: price.toFixed(2),
  priceCurrency: 'NGN',
  availability: `${CONTEXT}/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${CONTEXT}/NewCondition`,
  seller: organizationId(origin),
});

/** A style with all of its variants, each with its offer. @param path the canonical path of the page */
export function productGroupData(product: Product, path: string, origin: string) {
  const { variants = [] } = product;
  const name = plain(product.name);
  const coverOf = ({ cover }: Variant) => cover?.src ?? product.salesCoverPicture;
  const differs = (property: 'size' | 'color') => new Set(variants.map((variant) => variant[property])).size > 1;
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    name,
    description: plain(product.description),
    image: imagesOf(product, origin),
    productGroupID: product.styleId ?? product.id,
    url: origin + path,
    brand: { '@type': 'Brand', name: 'ABS' },
    variesBy: (['size', 'color'] as const).filter(differs).map((property) => `${CONTEXT}/${property}`),
    hasVariant: variants.map((variant) => {
      const url = origin + variantPath({ ...variant, name: product.name });
      return {
        '@type': 'Product',
        name: [name, variant.color, variant.size].map(plain).filter(Boolean).join(', '),
        sku: variant.id,
        url,
        image: new URL(coverOf(variant), origin).href,
        ...(variant.color && { color: plain(variant.color) }),
        ...(variant.size && { size: plain(variant.size) }),
        offers: offer(variant.price, variant.quantity, url, origin),
      };
    }),
  };
}
