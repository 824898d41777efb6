/** A small machine that has everything a chart must be able to show. */
import { fromPromise, setup } from 'xstate';

const blink = setup({}).createMachine({ id: 'blink', initial: 'on', states: { on: {} } });

export const lampMachine = setup({
  types: { events: {} as { type: 'pressed' } | { type: 'broke' } | { type: 'cleaned' } | { type: 'dimmed' } },
  actors: { measure: fromPromise(async () => 1), blink },
  guards: { isDark: () => true, isBroken: () => false },
  actions: { click: () => {} },
  delays: { patience: 1500, mood: () => 3 },
}).createMachine({
  id: 'lamp',
  initial: 'starting',
  on: { broke: { guard: 'isBroken', target: '.broken' }, cleaned: { actions: 'click' } },
  states: {
    starting: { always: [{ guard: 'isDark', target: 'lit' }, { target: 'off' }] },
    off: { after: { patience: 'lit' }, on: { pressed: 'lit', dimmed: {} } },
    lit: {
      type: 'parallel',
      on: { pressed: 'off' },
      states: {
        light: {
          initial: 'bright',
          states: {
            bright: { on: { dimmed: 'dim' }, after: { mood: { target: 'bright', reenter: true } } },
            dim: { always: { guard: 'isDark', target: 'bright' } },
            before: { type: 'history' },
          },
        },
        heat: {
          initial: 'measuring',
          states: {
            measuring: {
              invoke: [
                {
                  id: 'measure',
                  src: 'measure',
                  onDone: [{ guard: 'isBroken', target: '#lamp.broken' }, { target: 'known' }],
                  onError: { target: '#lamp.lit.light.before', actions: 'click' },
                },
                { id: 'blinker', src: 'blink' },
              ],
            },
            known: {},
          },
        },
      },
    },
    broken: { type: 'final' },
  },
});
