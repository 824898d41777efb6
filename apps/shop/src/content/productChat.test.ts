import { expect, test } from 'vitest';
import { productChatUrl } from './productChat.ts';

const product = { name: 'Tee & "Co" 100%', url: 'https://shop.example/product/7f/tee-co-100' };

test('a WhatsApp chat starts with the name and link of the product', () => {
  const url = new URL(productChatUrl('https://wa.me/2348000000000', product));
  expect(url.origin + url.pathname).toBe('https://wa.me/2348000000000');
  expect([...url.searchParams]).toEqual([['text', `Hello, I have a question about ${product.name}: ${product.url}`]]);
});

test('a name from right to left does not turn the link around', () => {
  const [text] = new URL(
    productChatUrl('https://wa.me/2348000000000', { ...product, name: 'قميص 7' }),
  ).searchParams.values();
  expect(text).toBe(`Hello, I have a question about \u2068قميص 7\u2069: ${product.url}`);
});

test.each(['', 'https://chat.example/abs', 'mailto:hello@abs.test'])('the chat URL %j is not changed', (chatUrl) => {
  expect(productChatUrl(chatUrl, product)).toBe(chatUrl);
});
