import { expect, test } from 'vitest';
import { tokenBehind } from './tokenBehind.ts';

const accent = { token: ':root --abs-color-accent', before: '#14533a', after: '#1e7350' };
const dark = { token: '[data-theme=dark] --abs-color-accent', before: '#fff', after: '#eee' };
const shade = { token: ':root --abs-color-shade', before: '#14533a', after: '#14533b' };
const gap = { token: ':root --abs-gap', before: '4px', after: '8px' };
const added = { token: ':root --abs-new', before: null, after: '#14533a' };

test.each([
  ['as the token did', '#14533a', '#1e7350', accent],
  ['half as much, mixed with white', '#8aa99d', '#8fb9a8', accent],
  ['in a shade of grey', '#808080', '#787878', dark],
  ['by a shade, rounded twice', '#135239', '#13523b', shade],
  ['by two shades', '#135238', '#13523b', undefined],
  ['the other way', '#1e7350', '#14533a', undefined],
  ['more than the token', '#000000', '#14402c', undefined],
  ['in one channel alone', '#808080', '#806080', undefined],
])('finds the token, if any, of a color that changed %s', (_, before, after, token) => {
  expect(tokenBehind({ before, after }, [gap, added, accent, dark, shade])).toEqual(token);
});
