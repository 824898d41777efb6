import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachines } from '@abs/machines/describe';
import { describe, expect, test } from 'vitest';
import { readStates } from './atlas.ts';
import { claimsIn } from './claims.ts';
import { coverageOf, problemsOf } from './coverage.ts';
import { lampMachine } from './fixtures.ts';
import type { StoryClaim } from './types.ts';

const machines = describeMachines(new Map([['lamp', lampMachine]]));
const claim = (state: string, machine = 'lamp'): StoryClaim => ({
  machine,
  state,
  storyId: 'lamp--story',
  title: 'Flows/Lamp',
  story: 'Story',
  file: 'stories/flows/Lamp.stories.tsx',
});
const shown = ['off', 'lit.light.bright', 'lit.light.dim', 'lit.heat.measuring', 'lit.heat.known'].map((path) =>
  claim(path),
);
const noStory = { 'lamp.broken': 'It is thrown away immediately.' };

test('accepts a flow whose states all have a story or a reason', () => {
  expect(problemsOf({ machines, claims: shown, noStory })).toEqual([]);
  expect(coverageOf({ machines, claims: shown, noStory })).toEqual([
    { name: 'lamp', sameShapeAs: [], views: 6, shown: 5, excused: 1, missing: [] },
  ]);
});

test('reports a state without a story', () => {
  expect(problemsOf({ machines, claims: shown.slice(1), noStory })).toEqual(['lamp.off: no story shows it']);
});

test.each([
  ['lit.light.brigth', 'the flow has no such state'],
  ['lit.light', 'the flow never rests there: name a state without states of its own, which is not left at once'],
  ['starting', 'the flow never rests there: name a state without states of its own, which is not left at once'],
])('refuses a story of %s', (state, problem) => {
  expect(problemsOf({ machines, claims: [...shown, claim(state)], noStory })).toEqual([
    `Flows/Lamp/Story shows lamp.${state}: ${problem}`,
  ]);
});

test('refuses a story of an unknown flow', () => {
  expect(problemsOf({ machines, claims: [...shown, claim('off', 'torch')], noStory })).toEqual([
    'Flows/Lamp/Story shows torch.off: there is no such flow',
  ]);
});

describe('the list of states without a story', () => {
  test('must not have a state that a story shows', () => {
    const problems = problemsOf({ machines, claims: [...shown, claim('broken')], noStory });
    expect(problems).toEqual(['noStory has lamp.broken, but Flows/Lamp/Story shows it']);
  });

  test('must not have a state that does not exist', () => {
    const problems = problemsOf({ machines, claims: shown, noStory: { ...noStory, 'lamp.stolen': 'Removed.' } });
    expect(problems).toEqual(['noStory has lamp.stolen: the flow has no such state']);
  });

  test('must give a reason for each state', () => {
    const problems = problemsOf({ machines, claims: shown, noStory: { 'lamp.broken': ' ' } });
    expect(problems).toEqual(['noStory has lamp.broken without a reason']);
  });
});

test('counts flows of the same shape once, and shares their stories', () => {
  const both = describeMachines(
    new Map([
      ['lamp', lampMachine],
      ['lantern', lampMachine],
    ]),
  );
  const ofLantern = shown.map((other) => ({ ...other, machine: 'lantern' }));
  expect(problemsOf({ machines: both, claims: ofLantern, noStory })).toEqual([]);
  expect(problemsOf({ machines: both, claims: ofLantern.slice(1), noStory })).toEqual([
    'lamp.off: no story shows it, nor that of lantern',
  ]);
});

describe('claims in stories', () => {
  const story = (flow: string) => `
    export default {};
    export const On = { parameters: { layout: 'fullscreen', flow: ${flow} } } satisfies Story;
    export const Other: Story = {};`;
  const read = (flow: string) => claimsIn(story(flow), 'stories/flows/Lamp.stories.tsx');

  test('are read, one or several per story', () => {
    expect(read("{ machine: 'lamp', state: 'off' }")).toEqual([
      { ...claim('off'), storyId: 'flows-lamp--on', story: 'On' },
    ]);
    expect(read("[{ machine: 'lamp', state: 'off' }, { machine: 'lamp', state: 'broken' }]")).toHaveLength(2);
  });

  test('are refused unless they are literals', () => {
    const message = 'stories/flows/Lamp.stories.tsx, On: parameters.flow is read without running the story';
    expect(() => read("{ machine: 'lamp', state: off }")).toThrow(message);
    expect(() => read('lampOff')).toThrow(message);
  });
});

describe('the stories of the shop', () => {
  const records = readStates();
  const file = 'stories/flows/checkout/CheckoutStates.stories.tsx';
  const code = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
  const withCheckout = (changed: string) =>
    problemsOf({
      ...records,
      claims: [...records.claims.filter((other) => other.file !== file), ...claimsIn(changed, file)],
    });

  test('miss a state when a story is removed', () => {
    const without = code.replace(/export const Placing = [\s\S]*?satisfies Story;/, '');
    expect(without).not.toBe(code);
    expect(withCheckout(code)).not.toContain('checkout.placing: no story shows it');
    expect(withCheckout(without)).toContain('checkout.placing: no story shows it');
  });

  test('must not show a state that does not exist', () => {
    const wrong = code.replace("state: 'placing'", "state: 'dreaming'");
    expect(withCheckout(wrong)).toContain(
      'Flows/checkout/CheckoutStates/Placing shows checkout.dreaming: the flow has no such state',
    );
  });
});
