import { expect, test } from 'vitest';
import { chatNumberOf } from './ContactChannels.tsx';

test('formats the phone number of a chat URL', () => {
  expect(chatNumberOf('https://wa.me/2348031234567')).toBe('+234 803 123 4567');
  expect(chatNumberOf('https://api.whatsapp.com/send?phone=2348031234567')).toBe('+234 803 123 4567');
  expect(chatNumberOf('https://wa.me/447911123456?text=Hello')).toBe('+447911123456');
  expect(chatNumberOf('https://t.me/abs')).toBeNull();
  expect(chatNumberOf('')).toBeNull();
});
