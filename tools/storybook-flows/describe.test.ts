import { describeMachines, machines } from '@abs/machines/describe';
import { describe, expect, test } from 'vitest';
import { lampMachine } from './fixtures.ts';

const [lamp] = describeMachines(new Map([['lamp', lampMachine]]));
const state = (path: string) => lamp?.states.find((found) => found.path === path);
const transitions = (path: string) =>
  state(path)?.transitions.map(({ kind, trigger, guard, target }) => [kind, trigger, guard, target]);

test('lists states in the order of the source, parents before their children', () => {
  expect(lamp?.states.map(({ path, kind, initial }) => [path, kind, initial])).toEqual([
    ['', 'compound', 'starting'],
    ['starting', 'atomic', null],
    ['off', 'atomic', null],
    ['lit', 'parallel', null],
    ['lit.light', 'compound', 'lit.light.bright'],
    ['lit.light.bright', 'atomic', null],
    ['lit.light.dim', 'atomic', null],
    ['lit.light.before', 'history', null],
    ['lit.heat', 'compound', 'lit.heat.measuring'],
    ['lit.heat.measuring', 'atomic', null],
    ['lit.heat.known', 'atomic', null],
    ['broken', 'final', null],
  ]);
});

test('a flow can rest in states without child states that it does not leave immediately', () => {
  expect(lamp?.states.filter(({ isView }) => isView).map(({ path }) => path)).toEqual([
    'off',
    'lit.light.bright',
    'lit.light.dim',
    'lit.heat.measuring',
    'lit.heat.known',
    'broken',
  ]);
});

describe('a description contains', () => {
  test('guards, and otherwise for the last transition', () => {
    expect(transitions('starting')).toEqual([
      ['always', 'at once', 'isDark', 'lit'],
      ['always', 'at once', 'otherwise', 'off'],
    ]);
  });

  test('delays, in words if they are constant', () => {
    expect(transitions('off')).toContainEqual(['after', 'after 1.5 s', null, 'lit']);
    expect(transitions('lit.light.bright')).toContainEqual(['after', 'after mood', null, null]);
  });

  test('the success and the failure of a call', () => {
    expect(transitions('lit.heat.measuring')).toEqual([
      ['done', 'measure done', 'isBroken', 'broken'],
      ['done', 'measure done', 'otherwise', 'lit.heat.known'],
      ['failed', 'measure failed', null, 'lit.light.before'],
    ]);
  });

  test('events of the whole flow, and events that do not change the state', () => {
    expect(transitions('')).toEqual([
      ['event', 'broke', 'isBroken', 'broken'],
      ['event', 'cleaned', null, null],
    ]);
    expect(transitions('off')).toContainEqual(['event', 'dimmed', null, null]);
    expect(state('lit.light.bright')?.transitions.find(({ kind }) => kind === 'after')?.reenters).toBe(true);
  });

  test('calls, distinguished from other flows', () => {
    expect(state('lit.heat.measuring')?.calls).toEqual([
      { id: 'measure', isMachine: false },
      { id: 'blinker', isMachine: true },
    ]);
  });
});

test('flows of the same shape name each other', () => {
  const described = describeMachines(
    new Map([
      ['lamp', lampMachine],
      ['other', lampMachine],
    ]),
  );
  expect(described.map(({ name, sameShapeAs }) => [name, sameShapeAs])).toEqual([
    ['lamp', ['other']],
    ['other', ['lamp']],
  ]);
});

test('every flow of the shop has the id of its machine as its name, by which stories find it', () => {
  expect(machines.size).toBeGreaterThan(20);
  for (const [name, machine] of machines) expect(machine.id).toBe(name);
});
