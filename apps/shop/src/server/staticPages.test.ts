import { describe, expect, test } from 'vitest';
import { renderStaticPages } from './index.tsx';

const template = `<!doctype html><html lang="en-NG"><head><title>General</title><meta
  name="description" content="General" /></head><body><div id="root"></div></body></html>`;

describe('pages as static files', () => {
  const rendering = renderStaticPages({
    template,
    preloads: { '/product/:id/:slug?': ['assets/product.js'] },
    readStyle: () => '',
  });

  test('there is one for each page that needs nothing of the browser, and one for all products and orders', async () => {
    const expected = [
      'aboutus.html',
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
    ['cart.html', '/cart', '<main', 'Loading — ABS'],
    ['aboutus.html', '/aboutus', 'ABS', 'About us — ABS'],
    ['login.html', '/login', 'name="password"', 'Login — ABS'],
  ])('%s is hydrated at %s', async (file, key, content, title) => {
    const html = (await rendering)[file] ?? '';
    expect(html).toContain(content);
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(html).toContain(`id="page-data">${JSON.stringify({ key, origin: '', features: [] })}</script>`);
  });

  test('product.html is hydrated nowhere, since no product has its key', async () => {
    const html = (await rendering)['product.html'] ?? '';
    expect(html).toContain('href="/assets/product.js"');
    expect(html).toContain('{"key":"/product/%3Aid"');
  });
});
