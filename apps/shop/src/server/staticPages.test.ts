import { describe, expect, test } from 'vitest';
import { renderStaticPages } from './index.tsx';

const template = `<!doctype html><html lang="en-NG"><head><script type="module" async src="/assets/early.js"></script><title>General</title><meta
  name="description" content="General" /></head><body><div id="root"></div></body></html>`;

describe('static pages', () => {
  const rendering = renderStaticPages({
    template,
    preloads: { '/product/:id/:slug?': ['assets/product.js'] },
    readStyle: () => '',
  });

  test('include each page that the server can render, and one file each for products, orders and collections', async () => {
    const expected = [
      'aboutus.html',
      'account.html',
      'account/email.html',
      'browse.html',
      'cart.html',
      'collections.html',
      'contactus.html',
      'enquiry.html',
      'forget-password-otp.html',
      'index.html',
      'login.html',
      'order.html',
      'payment/callback.html',
      'privacy.html',
      'product.html',
      'shop.html',
      'signup.html',
      'size-guide/hoodie.html',
      'size-guide/jacket.html',
      'size-guide/sneaker.html',
      'size-guide/tshirt.html',
      'tc.html',
      'user/profile.html',
    ];
    expect(Object.keys(await rendering).sort()).toEqual(expected.sort());
  });

  test.each([
    ['index.html', '/', '<main', 'Everyday streetwear from Nigeria — ABS'],
    ['shop.html', '/shop', 'Our Collections', 'Shop — ABS'],
    ['cart.html', '/cart', '<main', 'Cart — ABS'],
    ['aboutus.html', '/aboutus', 'ABS', 'About us — ABS'],
    ['login.html', '/login', 'name="password"', 'Login — ABS'],
  ])('%s is hydrated at %s', async (file, key, content, title) => {
    const html = (await rendering)[file] ?? '';
    expect(html).toContain(content);
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(html).toContain(`id="page-data">${JSON.stringify({ key, origin: '', features: [] })}</script>`);
  });

  test('product.html is never hydrated, because no product has its key', async () => {
    const html = (await rendering)['product.html'] ?? '';
    expect(html).toContain('data-preloads="/assets/product.js"');
    expect(html).toContain('{"key":"/product/%3Aid"');
  });
});
