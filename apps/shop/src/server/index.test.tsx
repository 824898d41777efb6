import { createHash } from 'node:crypto';
import type { Product } from '@abs/contract';
import type { PageCall, PageSource } from '@abs/contract/pages';
import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';
import { describe, expect, test, vi } from 'vitest';
import type { Filling } from '../lastSeen/filling.ts';
import { cartFilling } from '../lastSeen/fillings.ts';
import { PAGE_DATA_ID } from '../pages/pageData.ts';
import { createPageRenderer } from './index.tsx';

const template = `<!doctype html><html lang="en-NG"><head><script type="module" async crossorigin src="/assets/early.js"></script>
<meta charset="utf-8" /><title>General</title>
<meta
  name="description"
  content="General" /><meta name="viewport" content="width=device-width" /><script type="module" crossorigin src="/assets/runtime.js"></script>
<script type="module" crossorigin src="/assets/first.js"></script><link rel="stylesheet" href="/assets/first.css">
<link rel="preload" as="font" type="font/woff2" href="/assets/latin.woff2" crossorigin></head><body><div id="root"></div>
<noscript>To open this page, turn on JavaScript</noscript></body></html>`;
const firstStyle = '@font-face{src:url(/assets/latin.woff2)}';
const product = (over: Partial<Product> = {}): Product => ({
  id: 'p1',
  name: 'Palm Hoodie',
  price: 33_000,
  size: 'M',
  color: 'Palm green',
  quantity: 4,
  description: 'Loopback cotton.',
  salesCoverPicture: '/media/palm.jpg',
  subImages: [],
  ...over,
});
const sizeGuide = { name: 'Hoodies', category: 'hoodie' as const, sizes: [{ size: 'M', measurements: { chest: 60 } }] };
const HOSTILE = '</script><script>alert(1)</script>"\'<!-- \u202e\u2028';

const hoodies = {
  ...{ slug: 'hoodie', kind: 'category', category: 'hoodie', title: 'Warm ones', text: 'For harmattan.' },
  picture: { src: '/media/warm.jpg', srcset: '/media/warm.avif 240w', width: 4, height: 5, ground: '#eee', alt: '' },
};
const rain = {
  slug: 'rain',
  kind: 'collection',
  title: 'Rain <b>',
  text: `For wet days. ${HOSTILE}`,
  picture: { src: '/media/rain.jpg', srcset: '', width: 4, height: 5, ground: '#eee', alt: '' },
  count: 1,
};
const collections = [rain, { ...hoodies, count: 1 }];

type Answers = {
  products?: Product[];
  /** The related products of every product. */
  related?: Product[];
  fails?: boolean;
  deleted?: boolean;
  noCollections?: boolean;
  /** The status with which the backend refuses every call except the navigation's. */
  refuses?: number;
};

function rendererOf(answers: Answers = {}) {
  const { products = [product()], related = [], fails = false, deleted = false } = answers;
  const { noCollections = false, refuses } = answers;
  const calls: unknown[] = [];
  const source: PageSource = {
    wasDeleted: async () => deleted,
    // Answers have only the fields that the pages read.
    call: (async (name: PageCall, request: { params?: object; query?: Record<string, unknown> }) => {
      calls.push([name, request]);
      if (fails) return { status: 503, message: 'The shop is busy.' };
      if (refuses && name !== 'getCollections') return { status: refuses, message: 'The backend refuses that.' };
      if (name === 'getSizeGuide') {
        const { category } = request.params as { category: string };
        return category === 'hoodie' ? { answer: { sizeGuide } } : { status: 404, message: 'none' };
      }
      if (name === 'getCollections') {
        return noCollections ? { status: 503, message: 'busy' } : { answer: { collections } };
      }
      if (name === 'getCollection') {
        const slug = (request.params as { slug: string }).slug;
        const isOver = slug === 'past';
        const found = slug === 'rain' || isOver;
        return found
          ? { answer: { collection: { ...rain, slug }, isOver } }
          : { status: 404, message: 'Collection not found' };
      }
      if (name === 'getProduct') {
        const found = products.find(({ id }) => id === (request.params as { id: string }).id);
        if (!found) return { status: 404, message: 'none' };
        return { answer: { product: found, relatedProducts: related } };
      }
      const page = Math.min(Number(request.query?.page), 3);
      return { answer: { products, totalProducts: 36, totalPages: 3, currentPage: page } };
    }) as PageSource['call'],
  };
  const preloads = {
    '/shop': ['assets/first.css', 'assets/shop.js', 'assets/shop.css'],
    '/product/:id/:slug?': ['assets/product.js'],
    '/product/:id/size-guide': ['assets/guide.js'],
    '/cart': ['assets/cart.js', 'assets/lastSeen-1a.js'],
  };
  const readStyle = (file: string) => (file === 'assets/first.css' ? firstStyle : `/* ${file} */`);
  return { calls, ...createPageRenderer({ template, preloads, readStyle, origin: 'https://shop.example', source }) };
}

const isJson = ({ name, value }: { name: string; value: string }) => name === 'type' && value.endsWith('json');
type Element = DefaultTreeAdapterMap['element'];
function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) all.push(node);
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child);
  };
  visit(parse(html));
  return all;
}
const attribute = (element: Element, name: string) => element.attrs.find((other) => other.name === name)?.value;
const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

async function pageOf(address: string, answers?: Answers) {
  const renderer = rendererOf(answers);
  const found = renderer.resolve(address);
  if (!found || !('key' in found)) throw new Error(`${address} is not rendered`);
  const page = await renderer.render(found.key);
  if (!('html' in page)) throw new Error(`${address} leads to ${page.location}`);
  return { ...page, calls: renderer.calls, elements: elementsOf(page.html) };
}

describe('a page that devices keep', () => {
  test('has a template, and after it the script that fills it', async () => {
    const { html, elements } = await pageOf('/cart');
    const parts = [
      'id="lastSeen"',
      '<template id="lastSeenTemplate"',
      '<script type="module" async crossorigin src="/assets/lastSeen-1a.js"',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    const preload = elements.find((element) => attribute(element, 'href') === '/assets/lastSeen-1a.js');
    expect(preload && attribute(preload, 'fetchpriority')).toBe('high');
  });

  test('names each part that a kept cart fills', async () => {
    const { elements } = await pageOf('/cart');
    const template = elements.find((element) => attribute(element, 'id') === 'lastSeenTemplate');
    const parts = Object.keys(JSON.parse((template && attribute(template, 'data-parts')) ?? '{}'));
    const product = { id: 'p', name: 'Hoodie', price: 1, size: 'M', color: 'Moss', salesCoverPicture: '' };
    const item = { id: 'l', productId: 'p', product, quantity: 1, createdAt: '' };
    const { line, ...page } = cartFilling({ items: [item], subtotal: 1, deliveryFee: 5, total: 6 }) ?? {};
    const [contents] = line as Filling[];
    expect(parts.sort()).toEqual([...Object.keys(page), 'line', ...Object.keys(contents ?? {})].sort());
  });

  test('is no other page', async () => {
    for (const address of ['/', '/order']) expect((await pageOf(address)).html).not.toContain('lastSeenTemplate');
  });
});

describe('the style elements of a page', () => {
  const inTemplates = (elements: Element[]): Element[] =>
    elements.flatMap((element) =>
      'content' in element ? elementsOf(serialize(element.content as DefaultTreeAdapterMap['parentNode'])) : [],
    );

  test.each([
    ['/', 1],
    ['/shop', 2],
    ['/cart', 2],
    ['/nothing', 1],
  ])('of %s are listed by their hashes', { tags: ['10.1.18'] }, async (address, count) => {
    const { elements, styles } = await pageOf(address);
    const found = [...elements, ...inTemplates(elements)].filter(({ tagName }) => tagName === 'style');
    expect(found).toHaveLength(count);
    const sources = found.map((style) => `'sha256-${createHash('sha256').update(textOf(style)).digest('base64')}'`);
    expect([...styles].sort()).toEqual(sources.sort());
  });
});

describe('a rendered page', () => {
  test.each([
    ['/', 200, 'Everyday streetwear from Nigeria — ABS', 'Palm Hoodie'],
    ['/shop?category=hoodie&sort=name&page=2', 200, 'Warm ones, page 2 — ABS', 'For harmattan.'],
    ['/shop?page=2', 200, 'Shop, page 2 — ABS', 'Palm Hoodie'],
    ['/?page=2', 200, 'Everyday streetwear from Nigeria, page 2 — ABS', 'Palm Hoodie'],
    ['/shop?category=jacket', 200, 'Jackets — ABS', 'Layers for rain'],
    ['/collections/rain', 200, 'Rain <b> — ABS', 'For wet days.'],
    ['/collections/past', 410, 'Rain <b> — ABS', 'This collection has ended.'],
    ['/collections/none', 404, 'Collection not found — ABS', 'Collection not found'],
    ['/shop?search=palm', 200, '“palm” — ABS', 'Palm Hoodie'],
    ['/product/p1/palm-hoodie', 200, 'Palm Hoodie — ABS', 'Loopback cotton.'],
    ['/aboutus', 200, 'About us — ABS', 'ABS'],
    ['/contactus', 200, 'Contact us — ABS', 'name="email"'],
    ['/enquiry', 200, 'Enquiry — ABS', 'Enquiry'],
    ['/tc', 200, 'Terms and conditions — ABS', 'Terms'],
    ['/privacy', 200, 'Privacy — ABS', 'Privacy'],
    ['/browse', 200, 'Browse the shop — ABS', 'action="/shop"'],
    ['/size-guide/hoodie', 200, 'Hoodies size guide — ABS', 'To scale beside a person'],
    ['/size-guide/jacket', 404, 'Jackets size guide — ABS', 'No size guide yet'],
    ['/size-guide/hat', 404, 'Page not found — ABS', 'Go Home'],
    ['/product/none/size-guide', 404, 'Product not found — ABS', 'Product not found'],
    ['/product/p1/size-guide', 404, 'Palm Hoodie size guide — ABS', 'We haven’t measured this product yet.'],
    ['/login', 200, 'Login — ABS', 'name="password"'],
    ['/signup', 200, 'Sign up — ABS', 'name="email"'],
    ['/forget-password-otp', 200, 'Forgot password — ABS', 'name="email"'],
    ['/cart', 200, 'Cart — ABS', '>Cart</h1>'],
    ['/order', 200, 'Orders — ABS', '>Orders</h1>'],
    ['/order/o1', 200, 'Orders — ABS', '>Orders</h1>'],
    ['/user/profile', 200, 'Profile — ABS', '>Profile</h1>'],
    ['/product/none', 404, 'Product not found — ABS', 'Product not found'],
    ['/nowhere/at/all', 404, 'Page not found — ABS', 'Go Home'],
  ])('%s has its content, one title and one description', async (address, status, title, content) => {
    const page = await pageOf(address);
    const head = page.elements.filter(
      ({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head',
    );
    const titles = head.filter(({ tagName }) => tagName === 'title').map(textOf);
    const descriptions = head.filter((element) => attribute(element, 'name') === 'description');
    expect([page.status, titles]).toEqual([status, [title]]);
    const isListed = !page.html.includes('content="noindex"');
    expect(descriptions.length).toBeGreaterThanOrEqual(isListed ? 1 : 0);
    expect(descriptions.length).toBeLessThanOrEqual(1);
    expect(page.html).toContain(content);
  });

  test('contains its data, so that the browser does not request it again', async () => {
    const page = await pageOf('/shop?sort=name&utm_source=x&page=2');
    const element = page.elements.find((other) => attribute(other, 'id') === PAGE_DATA_ID) as Element;
    expect(JSON.parse(textOf(element))).toMatchObject({
      key: '/shop?page=2&sort=name',
      products: { answer: { rows: [{ id: 'p1' }], pagination: { page: 2, totalPages: 3 } } },
      places: [
        { name: 'Rain <b>', url: '/collections/rain', picture: { src: '/media/rain.jpg' } },
        { name: 'Warm ones', url: '/shop?category=hoodie', text: 'For harmattan.', picture: hoodies.picture },
      ],
    });
    expect(page.calls).toEqual([
      ['getProducts', { query: { page: 2, limit: 12, sort: 'name', group: 'style', facets: 'true' } }],
      ['getCollections', {}],
    ]);
  });

  test('has the navigation of the backend, or the four categories if the backend does not provide one', async () => {
    const linksOf = async (answers?: Answers) => {
      const { elements } = await pageOf('/aboutus', answers);
      const menu = elements.find((element) => attribute(element, 'id') === 'shop-menu') as Element;
      return menu.childNodes.map((item) =>
        'childNodes' in item ? attribute(item.childNodes[0] as Element, 'href') : '',
      );
    };
    expect(await linksOf()).toEqual(['/collections/rain', '/shop?category=hoodie']);
    expect(await linksOf({ noCollections: true })).toEqual([
      '/shop?category=hoodie',
      '/shop?category=tshirt',
      '/shop?category=sneaker',
      '/shop?category=jacket',
    ]);
  });

  test('of a collection has the collection’s picture in previews, and its list', async () => {
    const page = await pageOf('/collections/rain');
    const image = page.elements.find((element) => attribute(element, 'property') === 'og:image') as Element;
    expect(attribute(image, 'content')).toBe('https://shop.example/media/rain.jpg');
    expect(page.calls).toContainEqual([
      'getProducts',
      { query: { page: 1, limit: 12, sort: 'featured', group: 'style', collection: 'rain', facets: 'true' } },
    ]);
  });

  test.each([
    ['/shop?category=hoodie', true, 'https://shop.example/media/warm.jpg'],
    ['/shop?category=hoodie&size=m', true, 'https://shop.example/media/warm.jpg'],
    ['/shop?category=hoodie&search=x', false, 'https://shop.example/share.jpg'],
    ['/shop?category=hoodie,jacket', false, 'https://shop.example/share.jpg'],
    ['/shop?category=jacket', false, 'https://shop.example/share.jpg'],
    ['/shop', false, 'https://shop.example/share.jpg'],
  ])(
    'of a category may have a picture next to its title and in previews: %s',
    { tags: ['10.6.9'] },
    async (address, hasBanner, preview) => {
      const { elements } = await pageOf(address);
      const banner = elements.find((element) => attribute(element, 'data-slot') === 'collection-banner');
      expect(banner !== undefined).toBe(hasBanner);
      const image = elements.find((element) => attribute(element, 'property') === 'og:image');
      // Search results have no preview.
      if (image) expect(attribute(image, 'content')).toBe(preview);
    },
  );

  test.each([
    ['/shop', '/assets/shop.js'],
    ['/product/p1/palm-hoodie', '/assets/product.js'],
    ['/product/p1/size-guide', '/assets/guide.js'],
  ])('%s loads no script but the early one before its first frame, and names the others', async (address, preload) => {
    const { elements } = await pageOf(address);
    expect(elements.filter((element) => attribute(element, 'rel') === 'modulepreload')).toEqual([]);
    const scripts = elements.filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(isJson));
    const names = ['src', 'fetchpriority', 'data-scripts', 'data-preloads'];
    expect(scripts.map((script) => names.map((name) => attribute(script, name)))).toEqual([
      ['/assets/early.js', 'low', '/assets/runtime.js /assets/first.js', preload],
    ]);
  });

  test('preloads the font of the index', async () => {
    const { elements } = await pageOf('/shop');
    const links = elements.filter((element) => attribute(element, 'as') === 'font');
    expect(links.map((link) => attribute(link, 'href'))).toEqual(['/assets/latin.woff2']);
  });

  test('inlines its styles, so that no style sheet delays the first paint', async () => {
    const { elements } = await pageOf('/shop');
    const styles = elements.filter(({ tagName }) => tagName === 'style');
    expect(styles.map((style) => [attribute(style, 'data-href'), textOf(style)])).toEqual([
      ['/assets/first.css', firstStyle],
      ['/assets/shop.css', '/* assets/shop.css */'],
    ]);
    expect(elements.filter((element) => attribute(element, 'rel') === 'stylesheet')).toEqual([]);
  });

  test('preloads the largest picture first', async () => {
    const cover = {
      src: '/a.jpg',
      srcset: '/a-400.avif 400w, /a-800.avif 800w',
      width: 4,
      height: 5,
      ground: '',
      alt: '',
    };
    const preloadsOf = async (address: string, answers?: Answers) => {
      const { elements } = await pageOf(address, answers);
      const links = elements.filter(({ tagName }) => tagName === 'link');
      const preloads = links.filter((element) => attribute(element, 'as') === 'image');
      expect(preloads).toEqual(links.slice(0, preloads.length));
      const viewport = elements.findIndex((element) => attribute(element, 'name') === 'viewport');
      for (const preload of preloads) expect(elements.indexOf(preload)).toBeGreaterThan(viewport);
      return preloads.map((link) => ['imagesrcset', 'media'].map((name) => attribute(link, name)));
    };
    expect(await preloadsOf('/shop', { products: [product({ cover }), product({ id: 'p2', cover })] })).toEqual([
      [cover.srcset, undefined],
    ]);
    expect(await preloadsOf('/product/p1', { products: [product({ pictures: [cover] })] })).toEqual([
      [cover.srcset, undefined],
    ]);
    expect(await preloadsOf('/')).toEqual([
      [expect.stringContaining('/hero/hoodie-landscape-1280.avif 1280w'), '(min-width: 1000px)'],
      [expect.stringContaining('/hero/hoodie-portrait-800.avif 800w'), '(max-width: 999.98px)'],
    ]);
    // A picture with only one URL needs no preload.
    expect(await preloadsOf('/product/p1')).toEqual([]);
    expect(await preloadsOf('/login')).toEqual([]);
  });

  test('escapes hostile names everywhere', async () => {
    const hostile = product({ name: HOSTILE, description: HOSTILE });
    for (const address of ['/', '/product/p1']) {
      const page = await pageOf(address, { products: [hostile] });
      const scripts = page.elements.filter(({ tagName }) => tagName === 'script');
      const [data, code] = [
        scripts.filter((script) => script.attrs.some(isJson)),
        scripts.filter((script) => !script.attrs.some(isJson)),
      ];
      expect(code.map((script) => attribute(script, 'src'))).toEqual(['/assets/early.js']);
      for (const script of data) JSON.parse(textOf(script));
      expect(
        page.elements
          .filter(({ tagName }) => tagName === 'h3' || tagName === 'h1')
          .some((heading) => JSON.stringify(elementsText(heading)).includes('alert(1)')),
      ).toBe(true);
    }
  });

  test('shows the picture that the URL names, with the same canonical URL', async () => {
    const answers = { products: [product({ subImages: ['/media/back.jpg', '/media/side.jpg'] })] };
    for (const [picture, shown] of [
      ['2', '/media/back.jpg'],
      ['9', '/media/palm.jpg'],
    ]) {
      const page = await pageOf(`/product/p1?picture=${picture}`, answers);
      const [first] = page.elements.filter(({ tagName }) => tagName === 'img');
      const canonical = page.elements.find((element) => attribute(element, 'rel') === 'canonical') as Element;
      expect(attribute(first as Element, 'src')).toBe(shown);
      expect(attribute(canonical, 'href')).toBe('https://shop.example/product/p1/palm-hoodie');
    }
  });

  test('keeps a name of 120 characters unchanged, and removes its direction marks for other sites', async () => {
    const name = `"Ọpẹ́bí" & 'Co' \u202e${'long '.repeat(30)}`.slice(0, 120).trimEnd();
    const page = await pageOf('/product/p1', { products: [product({ name })] });
    const heading = page.elements.find(({ tagName }) => tagName === 'h1') as Element;
    const content = (property: string) => {
      const tag = page.elements.find((element) => attribute(element, 'property') === property);
      return tag && attribute(tag, 'content');
    };
    expect(elementsText(heading)).toBe(name);
    expect(content('og:title')).toBe(name.replace('\u202e', ''));
    expect(content('og:url')).toMatch(/^https:\/\/shop\.example\/product\/p1\/[a-z0-9-]+$/);
    const data = page.elements
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(textOf(element)));
    expect(data[0]).toMatchObject({ '@type': 'Product', name: name.replace('\u202e', ''), url: content('og:url') });
    const share = page.elements.find((element) => attribute(element, 'href')?.startsWith('https://wa.me/?')) as Element;
    expect(new URL(attribute(share, 'href') ?? '').searchParams.get('text')).toBe(`${name}\n${content('og:url')}`);
  });

  test('explains once what needs JavaScript', async () => {
    for (const [address, text] of [
      ['/shop', 'To add products to the cart, turn on'],
      ['/product/p1', 'To order, turn on'],
      ['/login', 'To send this form, turn on'],
      ['/cart', 'To open this page, turn on'],
    ] as const) {
      const { html } = await pageOf(address);
      expect(html.match(/turn on JavaScript/g)).toHaveLength(1);
      expect(html.replaceAll('<!-- -->', '')).toContain(text);
    }
  });

  test('opens the search and the menu with buttons that need no script', async () => {
    const page = await pageOf('/shop?category=hoodie&sort=name');
    const button = (label: string) => page.elements.find((element) => attribute(element, 'aria-label') === label);
    for (const label of ['Search', 'Menu']) {
      const { attrs } = button(label) as Element;
      expect(Object.fromEntries(attrs.map(({ name, value }) => [name, value]))).toMatchObject({
        type: 'submit',
        form: page.elements.filter(({ tagName }) => tagName === 'form').map((form) => attribute(form, 'id'))[0],
        formaction: '/browse',
      });
    }
    const kept = page.elements.filter((element) => attribute(element, 'type') === 'hidden');
    expect(kept.map((field) => [attribute(field, 'name'), attribute(field, 'value')])).toEqual([
      ['category', 'hoodie'],
    ]);
  });

  test('of a product’s size guide shows the product’s own guide, also if its category has none', async () => {
    const guide = { name: 'Boxy', category: 'jacket' as const, sizes: [{ size: 'L', measurements: { chest: 71.5 } }] };
    const answers = { products: [product({ category: 'jacket', sizeGuide: guide })] };
    const page = await pageOf('/product/p1/size-guide', answers);
    expect(page.status).toBe(200);
    const ofTag = (tag: string) => page.elements.filter(({ tagName }) => tagName === tag).map(elementsText);
    expect(ofTag('h1')).toEqual(['Palm Hoodie size guide']);
    expect(ofTag('td')).toContain('71.5');
    const trail = page.elements.find((element) => attribute(element, 'aria-label') === 'Breadcrumb') as Element;
    const links = elementsOf(serialize(trail)).filter(({ tagName }) => tagName === 'a');
    expect(links.map((link) => [elementsText(link), attribute(link, 'href')])).toEqual([
      ['Jackets', '/shop?category=jacket'],
      ['Palm Hoodie', '/product/p1/palm-hoodie'],
    ]);
    expect(page.calls).toEqual([
      ['getProduct', { params: { id: 'p1' } }],
      ['getCollections', {}],
    ]);
  });

  test('of a product’s size guide is hidden from search engines, because all variants of a style have it', async () => {
    const answers = { products: [product({ sizeGuide })] };
    const page = await pageOf('/product/p1/size-guide', answers);
    expect(page.html).toContain('content="noindex"');
    expect(page.elements.filter((element) => attribute(element, 'rel') === 'canonical')).toEqual([]);
    expect(page.elements.filter((element) => attribute(element, 'property')?.startsWith('og:'))).toEqual([]);
  });

  test('of a product’s size guide contains nothing of the related products', async () => {
    const related = product({ id: 'p2', name: 'Other Hoodie' });
    const answers = { products: [product({ sizeGuide })], related: [related] };
    expect((await pageOf('/product/p1', answers)).html).toContain('Other Hoodie');
    expect((await pageOf('/product/p1/size-guide', answers)).html).not.toContain('Other Hoodie');
  });

  test('of a product links to its own size guide', async () => {
    const page = await pageOf('/product/p1', { products: [product({ sizeGuide })] });
    const link = page.elements.find((element) => attribute(element, 'data-slot') === 'size-guide-link') as Element;
    expect(attribute(link, 'href')).toBe('/product/p1/size-guide');
  });

  test.each(['/browse', '/login', '/signup', '/forget-password-otp', '/cart'])(
    'is hidden from search engines at %s',
    async (address) => {
      const page = await pageOf(address);
      expect(page.html).toContain('content="noindex"');
      expect(page.elements.filter((element) => attribute(element, 'rel') === 'canonical')).toEqual([]);
    },
  );

  test('shows the backend’s failure, with status 503', async () => {
    for (const address of ['/', '/shop', '/product/p1', '/product/p1/size-guide', '/size-guide/hoodie']) {
      const page = await pageOf(address, { fails: true });
      expect(page.status).toBe(503);
      expect(page.html).toContain('The shop is busy.');
    }
  });

  test('has status 404 if the backend refuses its URL, and status 503 if the backend fails', async () => {
    const ids = ['x'.repeat(65), '%00', '%ff', '%ED%A0%80', 'a%2Fb', '..%2f..', '%0a%0d', '%E2%80%AE', '%252e', "'--"];
    const addresses = [
      ...ids.flatMap((id) => [`/product/${id}`, `/collections/${id}`, `/shop?search=a${id}`, `/shop?size=${id}`]),
      ...['/size-guide/hoodie', '/product/p1/size-guide', '/?page=99999999999999999999', '/collections/rain?size=%00'],
    ];
    const statusesOf = async (refuses: number, some = addresses) => {
      const pages = await Promise.all(some.map((address) => pageOf(address, { refuses })));
      return [...new Set(pages.map(({ status }) => status))];
    };
    expect(await statusesOf(404)).toEqual([404]);
    expect(await statusesOf(500)).toEqual([503]);
    const few = addresses.slice(0, 4);
    for (const refuses of [400, 410, 414, 422])
      expect([refuses, await statusesOf(refuses, few)]).toEqual([refuses, [404]]);
    for (const refuses of [408, 429, 503]) expect([refuses, await statusesOf(refuses, few)]).toEqual([refuses, [503]]);
  });

  test('has status 410 for a deleted product, and status 404 for an unknown one', async () => {
    for (const address of ['/product/p9', '/product/p9/size-guide']) {
      expect((await pageOf(address, { deleted: true })).status).toBe(410);
      expect((await pageOf(address)).status).toBe(404);
    }
  });
});

const elementsText = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? elementsText(node) : ''))
    .join('');

describe('a URL', () => {
  test.each([
    ['/verify-email?email=a%40b.c', { movedTo: '/otp?email=a%40b.c' }],
    ['/auth/reset-password', { movedTo: '/reset-password' }],
    ['/admin', null],
    ['/admin/products', null],
    ['/otp', null],
    ['/reset-password?code=1', null],
    ['/Shop/?utm=1', { key: '/shop', part: 'main' }],
    ['/product/p1/any-name?x=1', { key: '/product/p1', part: 'products' }],
    ['/product/p1/size-guide?x=1', { key: '/product/p1/size-guide', part: 'products' }],
    ['/product/a%2Fb', { key: '/product/a%2Fb', part: 'products' }],
    ['/product/%ff', { key: '/product/%25ff', part: 'products' }],
    ['/product/50%', { key: '/product/50%25', part: 'products' }],
    ['/nowhere/%ED%A0%80', { key: '*', part: 'main' }],
    ['/shop?size=%00,m', { key: '/shop?size=m', part: 'searches' }],
    ['/nowhere', { key: '*', part: 'main' }],
    ['/size-guide/Hoodie/?x=1', { key: '/size-guide/hoodie', part: 'main' }],
    ['/size-guide/hat', { key: '*', part: 'main' }],
    ['/size-guide', { key: '*', part: 'main' }],
    ['http://shop//elsewhere.example/shop', { key: '*', part: 'main' }],
    ['/shop?search=%E0%A4%A', { key: '/shop?search=A', part: 'searches' }],
    ['/order/o1?x=1', { key: '/order/:id', part: 'main' }],
  ])('%s resolves', (address, expected) => {
    const warn = vi.spyOn(console, 'warn');
    expect(rendererOf().resolve(address)).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  test('of a page beyond the last redirects to the last', async () => {
    expect(await rendererOf().render('/shop?page=99&sort=name')).toEqual({
      status: 302,
      location: '/shop?page=3&sort=name',
    });
    expect(await rendererOf().render('/?page=99')).toEqual({ status: 302, location: '/?page=3' });
  });

  test.each(['/?page=0', '/?page=1e9', '/shop?sort=x', '/shop?category=x', '/shop?page=-1'])(
    '%s shows the first page',
    async (address) => {
      const page = await pageOf(address);
      expect(page.status).toBe(200);
      expect((page.calls[0] as [string, { query: object }])[1].query).toMatchObject({
        page: 1,
        sort: 'featured',
      });
      expect((page.calls[0] as [string, { query: object }])[1].query).not.toHaveProperty('category');
    },
  );
});

test.each([
  ['an unknown', false],
  ['a deleted', true],
])('the page of %s product has the title and the form of a page that is not found', async (_, deleted) => {
  const headingOf = ({ elements }: { elements: Element[] }) =>
    elements.find(({ tagName }) => tagName === 'h1') as Element;
  const page = await pageOf('/product/p9/palm-hoodie', { deleted });
  const title = page.elements.find(({ tagName }) => tagName === 'title') as Element;
  expect(textOf(title)).toBe('Product not found — ABS');
  const heading = headingOf(page);
  expect(elementsText(heading)).toBe('Product not found');
  const form = attribute(headingOf(await pageOf('/nowhere')), 'class');
  expect(form).toMatch(/\w/);
  expect(attribute(heading, 'class')).toBe(form);
});
