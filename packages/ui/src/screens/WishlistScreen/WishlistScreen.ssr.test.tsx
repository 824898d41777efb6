import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharedWishlistScreen } from '../SharedWishlistScreen/index.ts';
import { WishlistScreen } from './index.ts';

const act = () => {};

test('renders a wishlist without a browser', () => {
  const html = renderToString(
    <WishlistScreen state={{ status: 'loading' }} onRemove={act} onAddToCart={act} onRetry={act} />,
  );
  expect(html).toContain('aria-busy="true"');
});

test('renders a shared wishlist without a browser', () => {
  const html = renderToString(<SharedWishlistScreen state={{ status: 'notFound' }} onAddToCart={act} onRetry={act} />);
  expect(html).toContain('This wishlist isn’t shared any more');
});
