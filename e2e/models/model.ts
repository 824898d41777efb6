import type { ErrorCode } from '@abs/contract';
import type * as machines from '@abs/machines';
import type { Journey, PortOf, Step } from '@abs/machines/testing';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { StateClaim } from '../../tools/storybook-flows/claim.ts';

/** For a state that is left in the instant it is entered: there is nothing to see. */
export const transient = 'passed through';

export type FlowName = StateClaim['machine'];
type MachineOf<Name extends FlowName> = Extract<
  (typeof machines)[`${Name}Machine` & keyof typeof machines],
  AnyStateMachine
>;
type StateOf<Name extends FlowName> = Extract<StateClaim, { machine: Name }>['state'];
type EventOf<Name extends FlowName> = EventFromLogic<MachineOf<Name>>;

/** What is there when a journey begins: a browser in which nobody has been yet. */
type Beginning = { page: Page; request: APIRequestContext; journey: Journey };

type Perform<World, Event> = (world: World, event: Event) => Promise<void>;
type Show<World> = (world: World, after: Step | null) => Promise<void>;
type Call<World> = {
  /** How what is answered comes about, where the server does not answer so by itself. */
  answer?: (world: World, route: Route, output: unknown) => Promise<void>;
  /** What makes the server refuse, by the refusal's code. Other refusals are made in its place. */
  refuse?: { [Code in ErrorCode]?: (world: World) => Promise<void> };
};

/** How a person takes the journeys of a flow in the shop. */
export type Driver<Name extends FlowName, World> = {
  /** Opens the shop where the journey begins, and prepares what will lead to its answers and refusals. */
  begin: (beginning: Beginning) => Promise<World>;
  /** How each event is done, or why nobody can. */
  perform: { [Type in EventOf<Name>['type']]: string | Perform<World, Extract<EventOf<Name>, { type: Type }>> };
  /** Lets the time pass for which the machine waits. */
  wait?: (world: World) => Promise<void>;
  calls?: { [Port in PortOf<MachineOf<Name>>]?: Call<World> };
  /** Transitions that nobody can take, by their sentence, each with the reason. */
  never?: Readonly<Record<string, string>>;
  /** What the screen must show in each state, `after` the step that led there. */
  shows: { [State in StateOf<Name>]: typeof transient | Show<World> };
};

// biome-ignore lint/suspicious/noExplicitAny: each flow has events and a world of its own
type Own = any;
/** The parts of any flow. */
export type AnyDriver = {
  begin: (beginning: Beginning) => Promise<Own>;
  perform: Readonly<Record<string, string | Perform<Own, Own>>>;
  wait?: (world: Own) => Promise<void>;
  calls?: Readonly<Record<string, Call<Own>>>;
  never?: Readonly<Record<string, string>>;
  shows: Readonly<Record<string, string | Show<Own>>>;
};

/** A flow as people go through it: its journeys in the browser, and how each step is done. */
export type Flow = {
  name: string;
  /** The shortest to each state and transition, titled by what is new on them; none is the beginning of another. */
  journeys: { title: string; journey: Journey }[];
  states: number;
  transitions: number;
  /** Transitions that nobody can take in the shop. */
  impossible: number;
  /** States and transitions that no journey covers and no reason excuses, and reasons that excuse nothing. */
  problems: string[];
  driver: AnyDriver;
};
