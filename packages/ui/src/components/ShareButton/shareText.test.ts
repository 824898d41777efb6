import { expect, test } from 'vitest';
import { plainName } from './plainName.ts';
import { whatsAppUrl } from './shareText.ts';

test('a message for WhatsApp is the name and, on its own line, the link', () => {
  const url = new URL(whatsAppUrl('Tee & "Co" 100%', 'https://shop.example/product/7f/tee-co-100?a=1&b=2'));
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect([...url.searchParams]).toEqual([
    ['text', 'Tee & "Co" 100%\nhttps://shop.example/product/7f/tee-co-100?a=1&b=2'],
  ]);
});

test('direction marks in a name cannot reverse the link', () => {
  expect(plainName('\u202eeeT\u2066 mlaP ')).toBe('eeT mlaP');
  expect(plainName('Ọpẹ́bí Hoodie')).toBe('Ọpẹ́bí Hoodie');
});
