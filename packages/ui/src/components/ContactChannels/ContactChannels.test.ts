import { expect, test } from 'vitest';
import { chatNumberOf, telephone } from './ContactChannels.tsx';

test('the number behind a chat, as people read it', () => {
  expect(chatNumberOf('https://wa.me/2348031234567')).toBe('+234 803 123 4567');
  expect(chatNumberOf('https://api.whatsapp.com/send?phone=2348031234567')).toBe('+234 803 123 4567');
  expect(chatNumberOf('https://wa.me/447911123456?text=Hello')).toBe('+447911123456');
  expect(chatNumberOf('https://t.me/abs')).toBeNull();
  expect(chatNumberOf('')).toBeNull();
});

test('a telephone number is dialled without what only the eye needs', () => {
  expect(telephone('+234 (0)803-123 4567')).toBe('tel:+23408031234567');
});
