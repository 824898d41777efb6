import { expect, test } from 'vitest';
import { phoneUrl } from './phoneUrl.ts';

test.each([
  ['2348031234567', 'tel:+2348031234567'],
  ['23412345678', 'tel:+23412345678'],
  ['+234 803 123 4567', 'tel:+2348031234567'],
  ['+234 (0)803-123 4567', 'tel:+2348031234567'],
  ['08031234567', 'tel:08031234567'],
  ['(0803) 123-4567', 'tel:08031234567'],
  ['02341234567', 'tel:02341234567'],
  // Ten digits are no number with a country code.
  ['2345678901', 'tel:2345678901'],
  ['+442079460000', 'tel:+442079460000'],
  ['442079460000', 'tel:442079460000'],
])('the link of %j is %j', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});
