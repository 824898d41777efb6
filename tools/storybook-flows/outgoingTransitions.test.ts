import { describeMachines } from '@abs/machines/describe';
import { expect, test } from 'vitest';
import { lampMachine } from './fixtures.ts';
import { outgoingTransitions } from './outgoingTransitions.ts';
import type { Machine } from './types.ts';

const [lamp] = describeMachines(new Map([['lamp', lampMachine]])) as [Machine];
const leads = (...active: string[]) => outgoingTransitions(lamp, active).map(({ trigger, views }) => [trigger, views]);

test('an event leads to where the flow comes to rest, past states that are only passed through', () => {
  expect(leads('off')).toEqual([
    ['broke', ['broken']],
    ['pressed', ['lit.light.bright', 'lit.heat.measuring']],
    ['after 1.5 s', ['lit.light.bright', 'lit.heat.measuring']],
  ]);
});

test('the events of the states around count too, and what is shown already leads nowhere', () => {
  expect(leads('lit.light.bright', 'lit.heat.measuring')).toEqual([
    ['broke', ['broken']],
    ['pressed', ['off']],
    ['dimmed', ['lit.light.dim']],
    ['measure done', ['broken']],
    ['measure done', ['lit.heat.known']],
    ['measure failed', ['lit.light.dim']],
  ]);
});

test('where nothing is active, nothing leads on', () => {
  expect(leads()).toEqual([]);
});
