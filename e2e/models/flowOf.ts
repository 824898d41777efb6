import { exploreMachine, type Journey, type Model, namedTransitions } from '@abs/machines/testing';
import type { AnyDriver, Driver, Flow, FlowName } from './model.ts';

/** Makes a flow's journeys from its machine and samples, with the events that a person can cause. */
export async function flowOf<Name extends FlowName, World>(
  { machine, samples }: Model,
  ownDriver: Driver<Name, World>,
): Promise<Flow> {
  // All flows are played in the same way, which does not need the types of one flow.
  const driver = ownDriver as unknown as AnyDriver;
  const isPossible = (event: string) => typeof driver.perform[event] === 'function';
  const named = namedTransitions(machine);
  const excuses = named.flatMap(({ event, sentence }): [string, string][] =>
    event === null || isPossible(event) ? [] : [[sentence, String(driver.perform[event])]],
  );
  const { shortest, states, transitions, problems } = await exploreMachine({
    machine,
    samples: {
      ...samples,
      events: samples.events.filter(({ type }) => isPossible(type)),
      never: { ...samples.never, ...Object.fromEntries(excuses) },
    },
  });

  const never = Object.keys(driver.never ?? {});
  const isClosed = (journey: Journey) => journey.transitions.some((sentence) => never.includes(sentence));
  const open = shortest.filter((journey) => !isClosed(journey));
  const journeys = open.filter((journey) => !open.some((longer) => leadsInto(journey, longer)));
  const lost = shortest
    .filter(isClosed)
    .flatMap(({ discovers }) => [...discovers.states, ...discovers.transitions])
    .filter((one) => !never.includes(one));
  const unseen = shortest
    .flatMap(({ discovers }) => discovers.states)
    .filter((state) => typeof driver.shows[state] !== 'function');
  const unknown = never.filter((sentence) => !named.some((transition) => transition.sentence === sentence));

  return {
    name: machine.id,
    journeys: titled(journeys, open),
    states,
    transitions,
    impossible: excuses.length + never.length,
    problems: [
      ...problems,
      ...lost.map((one) => `nobody can go the way to ${one}`),
      ...unseen.map((state) => `is rested in: ${state}`),
      ...unknown.map((sentence) => `is no transition: ${sentence}`),
    ],
    driver,
  };
}

/** Whether a journey is the beginning of a longer one. */
const leadsInto = (journey: Journey, longer: Journey) =>
  journey.input === longer.input &&
  journey.steps.length < longer.steps.length &&
  journey.steps.every((step, index) => step === longer.steps[index]);

/** Names each journey by the states that it is the first to reach, or else by the transitions that it is the first to take. */
function titled(journeys: readonly Journey[], all: readonly Journey[]): Flow['journeys'] {
  const reported = new Set<Journey>();
  return journeys.map((journey) => {
    const unreported = all.filter((one) => (one === journey || leadsInto(one, journey)) && !reported.has(one));
    for (const one of unreported) reported.add(one);
    const states = unreported.flatMap(({ discovers }) => discovers.states);
    const transitions = unreported.flatMap(({ discovers }) => discovers.transitions);
    return { journey, title: states.length > 0 ? `reaches ${states.join(', ')}` : `takes ${transitions.join(', ')}` };
  });
}
