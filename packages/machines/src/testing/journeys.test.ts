import { CallError } from '@abs/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { describeMachines, machines } from '../describe/index.ts';
import { port } from '../shared/port.ts';
import { type Coverage, exploreMachine } from './journeys.ts';
import { type Model, modelOf } from './model.ts';
import * as accounts from './models/accounts.ts';
import * as backOffice from './models/backOffice.ts';
import * as shopping from './models/shopping.ts';

describe('every machine', () => {
  const models: Readonly<Record<string, Model>> = { ...accounts, ...shopping, ...backOffice };
  const covered: Coverage[] = [];
  // One factory creates all lists of a kind, so the journeys of one list cover all of them.
  const sameShapes = describeMachines(machines).map(({ name, sameShapeAs }) => [name, ...sameShapeAs].sort());
  const groups = [...new Map(sameShapes.map((names) => [names.join(), names])).values()];

  it.each(groups.map((names) => [names.join(', '), names] as const))('%s', async (_, names) => {
    const name = names.find((one) => models[one]);
    const model = models[name ?? ''];
    if (!model) throw new Error(`${names.join(', ')}: declare a model in testing/models`);
    expect(model.machine.id).toBe(name);
    const coverage = await exploreMachine(model);
    covered.push({ ...coverage, name: names.length > 1 ? `${name} and ${names.length - 1} more` : names.join() });
    expect(coverage.problems).toEqual([]);
  });

  afterAll(() => {
    const sum = (of: (coverage: Coverage) => number) => covered.reduce((total, one) => total + of(one), 0);
    const ofAll = (missed: number, all: number) => `${all - missed} of ${all}`;
    const rows = [...covered].map((one) => [
      one.name,
      ofAll(one.missedStates, one.states),
      ofAll(one.missedTransitions, one.transitions),
      String(one.journeys),
    ]);
    const table = [['machine', 'states', 'transitions', 'journeys'], ...rows].map(([name = '', ...numbers]) =>
      [name.padEnd(24), ...numbers.map((text) => text.padStart(12))].join(''),
    );
    const [states, missedStates] = [sum((one) => one.states), sum((one) => one.missedStates)];
    const [transitions, missed] = [sum((one) => one.transitions), sum((one) => one.missedTransitions)];
    console.log(
      `${table.join('\n')}\n${covered.length} machines: ${ofAll(missedStates, states)} states, ` +
        `${ofAll(missed, transitions)} transitions (${((1 - missed / transitions) * 100).toFixed(1)} %)`,
    );
  });
});

describe('exploreMachine', () => {
  const lamp = setup({
    types: {
      events: {} as { type: 'pressed'; times: number } | { type: 'dimmed' },
      children: {} as { measure: 'measure' },
    },
    actors: { measure: port<number, undefined>('measure') },
    actions: {
      burn: () => {
        throw new Error('It burns');
      },
    },
    guards: {
      isOdd: (_, { times }: { times: number }) => times % 2 === 1,
      isHot: (_, { heat }: { heat: number }) => heat > 9,
    },
    delays: { patience: 1500 },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    on: { dimmed: { actions: 'burn' } },
    states: {
      off: {
        after: { patience: 'asleep' },
        on: { pressed: { guard: { type: 'isOdd', params: ({ event }) => event }, target: 'lit' } },
      },
      lit: {
        invoke: {
          id: 'measure',
          src: 'measure',
          onDone: [
            { guard: { type: 'isHot', params: ({ event }) => ({ heat: event.output }) }, target: 'off' },
            { target: 'warm' },
          ],
          onError: 'off',
        },
      },
      warm: {},
      asleep: {},
    },
  });
  const samples = {
    inputs: [undefined],
    events: [{ type: 'pressed', times: 1 } as const],
    answers: { measure: [1, 10] },
  };
  const burning = 'anywhere: dimmed → stays';
  const never = { [burning]: 'Nobody dims it.' };

  it('answers calls, refuses them, and lets time pass', async () => {
    const coverage = await exploreMachine(modelOf(lamp, { ...samples, never }));
    expect(coverage).toMatchObject({ name: 'lamp', states: 4, missedStates: 0, transitions: 6, missedTransitions: 1 });
    expect(coverage.problems).toEqual([]);
  });

  it('reports the shortest journey to each state, its resting points and its discoveries', async () => {
    const { shortest } = await exploreMachine(modelOf(lamp, { ...samples, never }));
    expect(shortest.map(({ discovers }) => discovers.states)).toEqual([['off'], ['lit'], ['asleep'], ['warm'], [], []]);
    const pressed = { kind: 'event', event: { type: 'pressed', times: 1 } };
    expect(shortest[3]).toEqual({
      input: undefined,
      steps: [pressed, { kind: 'answer', request: 0, port: 'measure', output: 1 }],
      rests: [
        { states: ['off'], ports: [] },
        { states: ['lit'], ports: ['measure'] },
        { states: ['warm'], ports: [] },
      ],
      transitions: ['off: pressed [isOdd] → lit', 'lit: measure done [otherwise] → warm'],
      discovers: { states: ['warm'], transitions: ['lit: measure done [otherwise] → warm'] },
    });
  });

  it('refuses calls with the refusals of their port', async () => {
    const broken = new CallError('It is broken', { status: 500, code: 'internal' });
    const { shortest } = await exploreMachine(modelOf(lamp, { ...samples, never, refusals: { measure: [broken] } }));
    const errors = shortest.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'refuse' ? [step.error] : [])),
    );
    expect(errors).toEqual([broken]);
  });

  it('names each transition that no journey takes', async () => {
    expect((await exploreMachine(modelOf(lamp, samples))).problems).toEqual([`no journey takes ${burning}`]);
    const cold = await exploreMachine(modelOf(lamp, { ...samples, never, answers: { measure: [1] } }));
    expect(cold.problems).toEqual(['no journey takes lit: measure done [isHot] → off']);
  });

  it('names states that no journey reaches', async () => {
    const even = await exploreMachine(modelOf(lamp, { ...samples, never, events: [{ type: 'pressed', times: 2 }] }));
    expect(even.problems).toContain('no journey reaches warm');
    expect(even.problems).toContain('no journey takes off: pressed [isOdd] → lit');
  });

  it('rejects an excuse for a transition that a journey takes, or that does not exist', async () => {
    const woken = { ...never, 'off: after 1.5 s → asleep': 'It never sleeps.', 'off: woken → lit': 'Removed.' };
    expect((await exploreMachine(modelOf(lamp, { ...samples, never: woken }))).problems).toEqual([
      'needs no excuse: off: after 1.5 s → asleep',
      'needs no excuse: off: woken → lit',
    ]);
  });

  it('reports the journey on which a machine broke', async () => {
    const dimming = { ...samples, events: [...samples.events, { type: 'dimmed' } as const] };
    await expect(exploreMachine(modelOf(lamp, dimming))).rejects.toThrow('lamp broke after: {"type":"dimmed"}');
  });
});
