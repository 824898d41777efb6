import type { Product } from '@abs/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppFrame } from './components/AppFrame/index.ts';
import { ChatBubble } from './components/ChatBubble/index.ts';
import type { HeroProps } from './components/Hero/index.ts';
import { lazyDialog } from './components/LazyPart/index.ts';
import { Picture } from './components/Picture/index.ts';
import { ErrorScreen, NotFoundScreen } from './screens/ErrorScreen/index.ts';
import { HomeScreen } from './screens/HomeScreen/index.ts';
import { ProductScreen } from './screens/ProductScreen/index.ts';
import { ShopScreen } from './screens/ShopScreen/index.ts';
import { Footer } from './shop/Footer/index.ts';
import { SearchOverlay } from './shop/SearchOverlay/index.ts';
import { TopBar } from './shop/TopBar/index.ts';

// Public pages are rendered on the server, so rendering must not touch window or document.

const noop = () => {};
const product: Product = {
  id: 'palm-hoodie',
  name: 'Palm Hoodie',
  price: 33_000,
  size: 'M',
  color: 'Palm green',
  quantity: 4,
  description: 'Loopback cotton.',
  salesCoverPicture: '/media/palm.jpg',
  subImages: ['/media/palm-back.jpg'],
};
const cover = { src: '/a.jpg', srcset: '/a-400.avif 400w', width: 4, height: 5, ground: '#e9e4db', alt: '' };
const crop = { srcset: '/hero/hoodie.avif 640w', webp: '/hero/hoodie.webp', src: '/hero/hoodie.jpg' };
const hero: HeroProps = {
  slides: [
    { title: 'Hoodie', to: '/shop', picture: { alt: 'Hoodies', ground: '#e9e4db', portrait: crop, landscape: crop } },
    { title: 'Jacket', to: '/shop', picture: { alt: 'Jackets', ground: '#e9e4db', portrait: crop, landscape: crop } },
  ],
  current: 0,
  state: 'playing',
  onNext: noop,
  onPrevious: noop,
  onTogglePlaying: noop,
  onHold: noop,
  onReducedMotion: noop,
};
const collection = {
  collection: { status: 'ready' as const, products: [product], page: 1, totalPages: 3 },
  hrefFor: (page: number) => `/?page=${page}`,
  onAddToCart: noop,
  onRetry: noop,
};

const page = (children: ReactNode) =>
  renderToString(
    <AppFrame
      header={<TopBar currentPath="/" user={null} cart={{ lines: 0, pieces: 0 }} onSearch={noop} onLogout={noop} />}
      footer={<Footer contact={{ email: 'hello@abs.example', phone: '+234 803 123 4567' }} />}
      overlay={
        <>
          <ChatBubble to="https://wa.me/2348031234567" />
          <SearchOverlay
            open={false}
            term=""
            state={{ status: 'idle' }}
            onTermChange={noop}
            onClose={noop}
            onRetry={noop}
          />
        </>
      }
    >
      {children}
    </AppFrame>,
  );

test('renders the home page without a browser, with only the first picture eager', () => {
  const html = page(<HomeScreen hero={hero} {...collection} />);
  expect(html).toContain('Palm Hoodie');
  expect(html).toContain('₦33,000');
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html).toContain('href="/?page=2"');
});

test('renders the shop with the first picture before the others of the first view', () => {
  const products = [1, 2, 3, 4, 5, 6].map((id) => ({ ...product, id: String(id) }));
  const ready = { status: 'ready' as const, products, page: 1, totalPages: 1 };
  const html = page(<ShopScreen {...collection} collection={ready} total={6} onSortChange={noop} />);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="eager"/g)).toHaveLength(4);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

test('offers a picture as AVIF, as WebP and as a JPEG', () => {
  const picture = { ...cover, webp: '/a-640.webp 640w' };
  const sources = (data: typeof cover) => [
    ...renderToString(<Picture picture={data} />).matchAll(/type="image\/(\w+)" srcSet="([^"]*)"/gi),
  ];
  expect(sources(picture).map(([, type, srcset]) => [type, srcset])).toEqual([
    ['avif', cover.srcset],
    ['webp', '/a-640.webp 640w'],
  ]);
  expect(sources(cover)).toHaveLength(1);
});

test('renders the shop, a product and the error pages without a browser', () => {
  expect(page(<ShopScreen {...collection} search="hoodie" total={1} onSortChange={noop} />)).toContain('“hoodie”');
  const ready = { status: 'ready' as const, product, related: [product] };
  const callbacks = {
    onQuantityChange: noop,
    onPictureSelect: noop,
    onAddToCart: noop,
    onOrderNow: noop,
    onRetry: noop,
  };
  const html = page(<ProductScreen state={ready} {...callbacks} />);
  expect(html).toContain('You might also like');
  expect(html).toContain('href="?picture=2"');
  expect(page(<ErrorScreen />)).toContain('Something went wrong.');
  expect(page(<NotFoundScreen />)).toContain('Page not found');
});

test('shows pictures without JavaScript', () => {
  const html = page(<HomeScreen hero={hero} {...collection} />);
  expect(html).not.toContain('data-state="loading"');
});

test('renders nothing for an open dialog whose code has not loaded, as in HTML that does not know of it', () => {
  const Dialog = lazyDialog<{ open: boolean; onCancel: () => void }>(() => new Promise(() => {}));
  expect(renderToString(<Dialog open onCancel={noop} />)).toBe('');
});
