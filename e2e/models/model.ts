import type { ErrorCode } from '@abs/contract';
import type * as machines from '@abs/machines';
import type { Journey, PortOf, Step } from '@abs/machines/testing';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { StateClaim } from '../../tools/storybook-flows/claim.ts';

/** For a state that is left as soon as it is entered and shows nothing. */
export const transient = 'passed through';

export type FlowName = StateClaim['machine'];
type MachineOf<Name extends FlowName> = Extract<
  (typeof machines)[`${Name}Machine` & keyof typeof machines],
  AnyStateMachine
>;
type StateOf<Name extends FlowName> = Extract<StateClaim, { machine: Name }>['state'];
type EventOf<Name extends FlowName> = EventFromLogic<MachineOf<Name>>;

/** The start of a journey: a fresh browser. */
type Beginning = { page: Page; request: APIRequestContext; journey: Journey };

type Perform<World, Event> = (world: World, event: Event) => Promise<void>;
type Show<World> = (world: World, after: Step | null) => Promise<void>;
type Call<World> = {
  /** Produces the journey's answer if the server would not give it on its own. */
  answer?: (world: World, route: Route, output: unknown) => Promise<void>;
  /** Makes the server refuse, by error code. Other refusals are made in the server's place. */
  refuse?: { [Code in ErrorCode]?: (world: World) => Promise<void> };
};

/** Takes the journeys of a flow in the browser. */
export type Driver<Name extends FlowName, World> = {
  /** Opens the shop where the journey begins, and prepares its answers and refusals. */
  begin: (beginning: Beginning) => Promise<World>;
  /** Causes each event, or gives the reason why a person cannot. */
  perform: { [Type in EventOf<Name>['type']]: string | Perform<World, Extract<EventOf<Name>, { type: Type }>> };
  /** Lets the machine's waiting time pass. */
  wait?: (world: World) => Promise<void>;
  calls?: { [Port in PortOf<MachineOf<Name>>]?: Call<World> };
  /** Transitions that a person cannot take, by their sentence, each with the reason. */
  never?: Readonly<Record<string, string>>;
  /** What the screen must show in each state, `after` the step that led there. */
  shows: { [State in StateOf<Name>]: typeof transient | Show<World> };
};

// biome-ignore lint/suspicious/noExplicitAny: each flow has events and a world of its own
type Own = any;
/** The driver of any flow. */
export type AnyDriver = {
  begin: (beginning: Beginning) => Promise<Own>;
  perform: Readonly<Record<string, string | Perform<Own, Own>>>;
  wait?: (world: Own) => Promise<void>;
  calls?: Readonly<Record<string, Call<Own>>>;
  never?: Readonly<Record<string, string>>;
  shows: Readonly<Record<string, string | Show<Own>>>;
};

/** A flow as tested in the browser: its journeys and the driver of their steps. */
export type Flow = {
  name: string;
  /** The shortest to each state and transition, titled by the ones that they add. None is the beginning of another. */
  journeys: { title: string; journey: Journey }[];
  states: number;
  transitions: number;
  /** How many transitions a person cannot take in the shop. */
  impossible: number;
  /** States and transitions that no journey covers and no reason excuses, and reasons that excuse nothing. */
  problems: string[];
  driver: AnyDriver;
};
