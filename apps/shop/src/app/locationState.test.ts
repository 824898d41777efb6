import { expect, it } from 'vitest';
import { stateField, stateText } from './locationState.ts';

it('reads a field of a state of any shape', () => {
  expect(stateField({ checkout: true }, 'checkout')).toBe(true);
  expect(stateField({}, 'checkout')).toBeUndefined();
  expect([null, undefined, 'checkout', 7].map((state) => stateField(state, 'checkout'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('reads text only if the field is text', () => {
  expect(stateText({ email: 'ada@abs.test' }, 'email')).toBe('ada@abs.test');
  expect(stateText({ email: { address: 'ada@abs.test' } }, 'email')).toBeUndefined();
  expect(stateText(null, 'email')).toBeUndefined();
});
