import { describeMachines } from '@abs/machines/describe';
import { expect, test } from 'vitest';
import { lampMachine } from './fixtures.ts';
import { outgoingTransitions } from './outgoingTransitions.ts';
import type { Machine } from './types.ts';

const [lamp] = describeMachines(new Map([['lamp', lampMachine]])) as [Machine];
const leads = (...active: string[]) => outgoingTransitions(lamp, active).map(({ trigger, views }) => [trigger, views]);

test('follows an event to the states where the flow rests, through states that it leaves immediately', () => {
  expect(leads('off')).toEqual([
    ['broke', ['broken']],
    ['pressed', ['lit.light.bright', 'lit.heat.measuring']],
    ['after 1.5 s', ['lit.light.bright', 'lit.heat.measuring']],
  ]);
});

test('includes the events of parent states, and leaves out targets that are already active', () => {
  expect(leads('lit.light.bright', 'lit.heat.measuring')).toEqual([
    ['broke', ['broken']],
    ['pressed', ['off']],
    ['dimmed', ['lit.light.dim']],
    ['measure done', ['broken']],
    ['measure done', ['lit.heat.known']],
    ['measure failed', ['lit.light.dim']],
  ]);
});

test('returns nothing when no state is active', () => {
  expect(leads()).toEqual([]);
});
