import type { Product } from '@abs/contract';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { type HeadPage, headOf } from './headOf.ts';

const origin = 'https://shop.example';
const product: Product = {
  id: '7f3a',
  name: 'Opebi Hoodie',
  price: 33_000,
  size: 'M',
  color: 'Moss',
  salesCoverPicture: '/media/demo/front-640.jpg',
  subImages: ['/media/demo/back-640.jpg'],
  description: 'Heavy loopback cotton.',
  quantity: 3,
};
const productPage: HeadPage = {
  kind: 'product',
  path: '/product/7f3a',
  title: product.name,
  description: product.description,
  product,
};
const hostile = `</script><script>alert(1)</script>"'&\u2028\u202e${'x'.repeat(60)}`;

type Element = DefaultTreeAdapterTypes.Element;
type Values = Record<string, string>;

/** Reads the tags as a browser does. If a value closes the head early, the tags after it are missing here. */
function read(page: HeadPage) {
  const document = parse(`<!doctype html><html><head>${headOf(page, { origin })}</head><body></body></html>`);
  const html = document.childNodes.find((node) => node.nodeName === 'html') as Element;
  const [head, body] = html.childNodes as [Element, Element];
  const elements = head.childNodes.filter((node): node is Element => 'tagName' in node);
  const valuesOf = ({ attrs }: Element): Values => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const of = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  return {
    isWhole: body.childNodes.length === 0,
    titles: of('title').map(textOf),
    canonical: of('link').map((link) => valuesOf(link).href),
    meta: Object.fromEntries(
      of('meta')
        .map(valuesOf)
        .map((meta) => [meta.property ?? meta.name, meta.content]),
    ),
    data: of('script').map((script) => JSON.parse(textOf(script)) as Record<string, unknown>),
    withoutMark: elements.filter(({ attrs }) => !attrs.some(({ name }) => name === 'data-page')),
  };
}

/**
 * The properties that Google's rich results need: https://developers.google.com/search/docs/appearance/structured-data
 */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers', 'description', 'sku', 'url'],
  ProductGroup: ['name', 'description', 'url', 'productGroupID', 'variesBy', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name', 'url', 'logo', 'contactPoint', 'sameAs'],
  ContactPoint: ['telephone', 'email', 'contactType'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Brand: ['name'],
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Missing and malformed values in structured data, at any depth. */
function problemsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOf(item, `${at}[${index}]`));
  if (!isObject(value)) return [];
  const type = String(value['@type'] ?? '');
  const isReference = Object.keys(value).join() === '@id';
  const unknown = required[type] || isReference ? [] : [`${at} has the unknown type ${type}`];
  const missing = (required[type] ?? [])
    .filter((name) => value[name] === undefined || value[name] === '' || (value[name] as unknown[]).length === 0)
    .map((name) => `${at} ${type} has no ${name}`);
  const relative = ['url', 'item', 'logo', 'image', '@id']
    .flatMap((name) => (value[name] === undefined ? [] : [value[name]].flat()))
    .filter((address) => !URL.canParse(String(address)))
    .map((address) => `${at} ${type} has the address ${address}`);
  const deeper = Object.entries(value).flatMap(([name, inner]) => problemsOf(inner, `${at}.${name}`));
  return [...unknown, ...missing, ...relative, ...deeper];
}

test('a product has its canonical URL, a preview and structured data', () => {
  const { titles, canonical, meta, data } = read(productPage);
  const url = `${origin}/product/7f3a/opebi-hoodie`;
  expect(titles).toEqual(['Opebi Hoodie — ABS']);
  expect(canonical).toEqual([url]);
  expect(meta).toMatchObject({
    description: 'Heavy loopback cotton.',
    'og:type': 'product',
    'og:title': 'Opebi Hoodie',
    'og:url': url,
    'og:site_name': 'ABS',
    'og:locale': 'en_NG',
    'og:image': `${origin}/media/demo/front-640.jpg`,
    'og:image:alt': 'Opebi Hoodie',
    'product:price:amount': '33000.00',
    'product:price:currency': 'NGN',
    'twitter:card': 'summary_large_image',
    'twitter:image': `${origin}/media/demo/front-640.jpg`,
  });
  expect(meta).not.toHaveProperty('robots');
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      sku: '7f3a',
      url,
      image: [`${origin}/media/demo/front-640.jpg`, `${origin}/media/demo/back-640.jpg`],
      offers: { price: '33000.00', priceCurrency: 'NGN', availability: 'https://schema.org/InStock', url },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, item: url }] },
  ]);
});

const pages: HeadPage[] = [
  productPage,
  { kind: 'home', path: '/', title: 'Everyday streetwear', description: 'Hoodies.', products: [product] },
  { kind: 'shop', path: '/shop?category=hoodie&page=2', title: 'Hoodies', products: [product] },
  { kind: 'text', path: '/aboutus', title: 'About us', description: 'ABS sells streetwear.' },
];

test.each(pages)('the structured data of $path has all properties that search engines require', (page) => {
  const { data } = read(page);
  expect(data.length).toBeGreaterThan(0);
  for (const one of data) expect(one['@context']).toBe('https://schema.org');
  expect(problemsOf(data)).toEqual([]);
});

test('a sold-out product is out of stock, and a product without a price has no offer', () => {
  const availability = 'https://schema.org/OutOfStock';
  expect(read({ ...productPage, product: { ...product, quantity: 0 } }).data[0]).toMatchObject({
    offers: { availability },
  });
  const priceless = read({ ...productPage, product: { ...product, price: null } });
  expect(priceless.data[0]).not.toHaveProperty('offers');
  expect(priceless.meta).not.toHaveProperty('product:price:amount');
  expect(priceless.meta).not.toHaveProperty('product:price:currency');
});

const variants = [
  { id: '7f3a', size: 'M', color: 'Moss', colorHex: '#3d4a35', quantity: 3, price: 33_000 },
  { id: '7f3b', size: 'L', color: 'Moss', colorHex: '#3d4a35', quantity: 0, price: 34_500 },
  { id: '7f3c', size: 'M', color: 'Clay', quantity: 1, price: 33_000 },
];

test('a style has its variants with their offers', () => {
  const page = read({ ...productPage, title: 'Opebi Hoodie, Moss', product: { ...product, styleId: '7f', variants } });
  expect(page.titles).toEqual(['Opebi Hoodie, Moss — ABS']);
  expect(page.canonical).toEqual([`${origin}/product/7f3a/opebi-hoodie`]);
  const [group, trail] = page.data;
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Opebi Hoodie',
    productGroupID: '7f',
    url: `${origin}/product/7f3a/opebi-hoodie`,
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
  });
  expect(group?.hasVariant).toMatchObject([
    { sku: '7f3a', name: 'Opebi Hoodie, Moss, M', size: 'M', color: 'Moss', offers: { price: '33000.00' } },
    { sku: '7f3b', offers: { price: '34500.00', availability: 'https://schema.org/OutOfStock' } },
    { sku: '7f3c', color: 'Clay', url: `${origin}/product/7f3c/opebi-hoodie?size=M` },
  ]);
  expect(trail).toMatchObject({ itemListElement: [{}, {}, { name: 'Opebi Hoodie, Moss' }] });
  // Only the group has a description.
  expect(problemsOf(page.data).filter((problem) => !problem.endsWith('Product has no description'))).toEqual([]);
});

test('a style in one color varies by size alone', () => {
  const { data } = read({ ...productPage, product: { ...product, variants: variants.slice(0, 2) } });
  expect(data[0]).toMatchObject({ productGroupID: '7f3a', variesBy: ['https://schema.org/size'] });
});

test('a variant has the canonical URL of its color’s card, if the backend names the card', () => {
  const colors = [
    { id: '7f3b', color: 'moss', quantity: 3 },
    { id: '7f3c', color: 'Clay', quantity: 1 },
  ];
  const page = read({ ...productPage, product: { ...product, variants, colors } });
  const url = `${origin}/product/7f3b/opebi-hoodie`;
  expect([page.canonical, page.meta['og:url']]).toEqual([[url], url]);
  expect(page.data[0]).toMatchObject({ url });
});

test('the picture for previews replaces the cover, and has its size', () => {
  const sharePicture = '/media/demo/front-share.jpg';
  const { meta } = read({ ...productPage, product: { ...product, sharePicture } });
  expect(meta).toMatchObject({
    'og:image': `${origin}${sharePicture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

test('a picture of another origin keeps its URL', () => {
  const salesCoverPicture = 'https://cdn.example/front.jpg';
  const { meta } = read({ ...productPage, product: { ...product, salesCoverPicture } });
  expect(meta['og:image']).toBe(salesCoverPicture);
});

test('hostile text is escaped everywhere', () => {
  const title = hostile.slice(0, 120);
  const page = read({
    ...productPage,
    title,
    description: hostile,
    product: { ...product, name: title, description: hostile, color: hostile, salesCoverPicture: `/media/${title}` },
  });
  expect(page.isWhole).toBe(true);
  expect(page.titles).toEqual([`${title} — ABS`]);
  expect(page.meta.description).toBe(hostile);
  expect(page.meta['og:title']).toBe(title.replace('\u202e', ''));
  expect(page.data).toHaveLength(2);
  expect(page.data[0]?.name).toBe(title.replace('\u202e', ''));
  expect(problemsOf(page.data)).toEqual([]);
  expect(headOf({ ...productPage, product: { ...product, name: '</script>\u2028' } }, { origin })).not.toMatch(
    /\u2028/,
  );
});

test.each([
  ['/shop?sort=name&page=3', `${origin}/shop?page=3`],
  ['/shop?category=hoodie&sort=x', `${origin}/shop?category=hoodie`],
  ['/shop?category=none&page=0', `${origin}/shop`],
])('the list %s has the canonical URL %s', (path, url) => {
  const { canonical, meta } = read({ kind: 'shop', path, title: 'Shop', products: [product] });
  expect(canonical).toEqual([url]);
  expect(meta['og:url']).toBe(url);
  expect(meta).not.toHaveProperty('robots');
});

test.each<HeadPage>([
  { kind: 'shop', path: '/shop?search=hoodie', title: '“hoodie”', products: [product] },
  { kind: 'unlisted', path: '/cart', title: 'Cart' },
  { kind: 'notFound', path: '/nowhere', title: 'Page not found' },
  { kind: 'error', path: '/', title: 'Something went wrong' },
  { kind: 'product', path: '/product/none', title: 'Product' },
])('$path of kind $kind is hidden from search engines', (page) => {
  const { meta, canonical, data } = read(page);
  expect(meta.robots).toBe('noindex');
  expect([canonical, data]).toEqual([[], []]);
});

test('all tags except title, description and canonical URL belong only to the first page', () => {
  const { withoutMark } = read(productPage);
  expect(withoutMark.map(({ tagName }) => tagName)).toEqual(['title', 'meta', 'link']);
});

test('a long description is cut between words in previews only', () => {
  const description = 'Heavy cotton '.repeat(30).trim();
  const { meta } = read({ ...productPage, description });
  expect(meta.description).toBe(description);
  expect(meta['og:description']).toMatch(/^(?:Heavy cotton ){14}Heavy cotton…$/);
});
