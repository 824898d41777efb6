import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressParts, joinAddressLine, nigerianStates, splitAddressLine } from './addressLine.ts';

const parts = (street: string, city = '', state = ''): AddressParts => ({ street, city, state });

test('there are 36 states and the capital territory, in order', () => {
  expect(new Set(nigerianStates).size).toBe(37);
  expect([...nigerianStates].sort()).toEqual(nigerianStates);
});

test.each([
  [parts('14 Bode Thomas Street', 'Surulere', 'Lagos'), '14 Bode Thomas Street, Surulere, Lagos'],
  [parts('14 Bode Thomas Street', '', 'Lagos'), '14 Bode Thomas Street, Lagos'],
  [parts('14 Bode Thomas Street', 'Surulere'), '14 Bode Thomas Street, Surulere'],
  [parts('14 Bode Thomas Street,\n', ' Surulere ', 'Lagos'), '14 Bode Thomas Street, Surulere, Lagos'],
  [parts('14 Bode Thomas Street, Surulere, lagos', 'surulere', 'Lagos'), '14 Bode Thomas Street, Surulere, lagos'],
  [parts('Km 4, Lagos', '', 'Lagos'), 'Km 4, Lagos'],
  [parts(' ', 'Surulere', 'Lagos'), ''],
  [parts('as it was typed , '), 'as it was typed , '],
])('%o becomes one line', (typed, line) => {
  expect(joinAddressLine(typed)).toBe(line);
});

test.each([
  ['14 Bode Thomas Street, Surulere, Lagos', parts('14 Bode Thomas Street', 'Surulere', 'Lagos')],
  ['Flat 2, 14 Bode Thomas Street, Surulere, LAGOS', parts('Flat 2, 14 Bode Thomas Street', 'Surulere', 'Lagos')],
  ['14 Bode Thomas Street, Lagos', parts('14 Bode Thomas Street', '', 'Lagos')],
  ['14 Bode Thomas Street, Surulere', parts('14 Bode Thomas Street, Surulere')],
  ['14 Bode Thomas Street, Lagos Island', parts('14 Bode Thomas Street, Lagos Island')],
  ['Lagos', parts('Lagos')],
  ['', parts('')],
])('%j has these parts', (line, found) => {
  expect(splitAddressLine(line)).toEqual(found);
});

test('splitting a line with a street loses nothing but spaces, commas and the case of the state', () => {
  const piece = fc.string({ unit: fc.constantFrom(...'ab1 ,\n') });
  const line = fc
    .tuple(fc.array(piece), fc.constantFrom('', ...nigerianStates))
    .map(([pieces, state]) => ['1', ...pieces, state].join(', '));
  const visible = (text: string) => text.replace(/[\s,]/g, '').toLowerCase();
  fc.assert(
    fc.property(line, (typed) => {
      expect(visible(joinAddressLine(splitAddressLine(typed)))).toBe(visible(typed));
    }),
  );
});
