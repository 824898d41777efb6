import { expect, test } from 'vitest';
import { textsFor, textsFrom } from './linkedTexts.ts';

const argTypes = { children: { control: { type: 'text' } }, label: { control: { type: 'text' } }, tone: {}, to: {} };

test.each([
  ['accents', 'Ọpẹ́bí'],
  ['a naira sign', '₦12,500'],
  ['quotes and signs', `“Save” & 'go' <b>; 100 %=:+~7E`],
  ['another script', 'قميص'],
])('a link keeps %s', (_, text) => {
  const link = textsFor({ children: 'Add to Cart' }, { children: text });
  expect(link).toMatch(/^[\w.!'()*~-]+$/);
  expect(textsFrom(String(link), argTypes)).toEqual({ children: text });
});

test.each([
  ['an unchanged text', { children: 'Ọpẹ́bí' }, { children: 'Ọpẹ́bí' }],
  ['a text that Storybook keeps', { children: 'Add' }, { children: 'Add to Cart-2_3' }],
  ['an emptied text', { children: 'Add' }, { children: '' }],
  ['other values', { disabled: false, items: [] }, { disabled: true, items: ['₦'] }],
])('a link has no part for %s', (_, initialArgs, args) => {
  expect(textsFor(initialArgs, args)).toBeNull();
});

test.each([
  ['an arg without a control for text', '{"tone":"₦","to":"javascript:alert(1)"}'],
  ['an unknown arg', '{"__proto__":"₦","constructor":"₦","other":"₦"}'],
  ['a value that is not a text', '{"children":{"type":"b"},"label":["₦"]}'],
  ['damaged JSON', '{"children":"₦'],
  ['damaged codes', '~E4~'],
  ['something else', 'null'],
])('a link cannot set %s', (_, link) => {
  expect(textsFrom(link, argTypes)).toEqual({});
});
