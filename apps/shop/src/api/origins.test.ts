import { expect, it } from 'vitest';
import { checkOrigins, readOrigins } from './origins.ts';

it.each([
  [undefined, []],
  [' , ', []],
  ['https://pay.example.com', ['https://pay.example.com']],
  ['https://pay.example.com/', ['https://pay.example.com']],
  [' https://pay.example.com , http://localhost:8080/,', ['https://pay.example.com', 'http://localhost:8080']],
  ['HTTPS://Pay.Example.com:443', ['https://pay.example.com']],
])('reads the origins of %j as %j', (setting, origins) => {
  checkOrigins('VITE_PAYMENT_ORIGINS', setting);
  expect(readOrigins(setting)).toEqual(origins);
});

it.each([
  'pay.example.com',
  'https://pay.example.com/checkout',
  'https://pay.example.com?a',
  'https://me:pw@pay.example.com',
  'https://a.example https://b.example',
  'ftp://pay.example.com',
  'javascript:alert(1)',
])('refuses the setting %j', (setting) => {
  const refused = `The setting VITE_PAYMENT_ORIGINS must have addresses without a path, like https://pay.example.com, but has “${setting}”.`;
  expect(() => checkOrigins('VITE_PAYMENT_ORIGINS', `https://checkout.example.com, ${setting} `)).toThrow(refused);
});
