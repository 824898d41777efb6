import type {
  AnyEventObject,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  PromiseActorLogic,
  StateMachine,
} from 'xstate';

type ActorsOf<Machine> =
  // biome-ignore lint/suspicious/noExplicitAny: only the fourth parameter matters
  Machine extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any, any>
    ? Actor
    : never;

// biome-ignore lint/suspicious/noExplicitAny: any request and any answer
type Port = { src: string; logic: PromiseActorLogic<any, any> };

/** The port's name; `never` for an actor that answers nothing. */
type PortName<Actor extends Port> = OutputFrom<Actor['logic']> extends undefined ? never : Actor['src'];

/** The names of a machine's ports. */
export type PortOf<Machine extends AnyStateMachine> =
  Extract<ActorsOf<Machine>, Port> extends infer Actor extends Port
    ? Actor extends Port
      ? PortName<Actor>
      : never
    : never;

/** The samples for the journeys of one machine. */
export type Samples<Machine extends AnyStateMachine> = {
  /** The inputs it may start with; `now` returns the journey's time in milliseconds. */
  inputs: readonly InputFrom<Machine>[] | ((now: () => number) => readonly InputFrom<Machine>[]);
  /** The events of people and other tabs. */
  events: readonly EventFromLogic<Machine>[];
  /** The possible answers of each port. */
  answers: {
    readonly [Actor in Extract<ActorsOf<Machine>, Port> as PortName<Actor>]: readonly OutputFrom<Actor['logic']>[];
  };
  /** The errors that calls may be refused with, for all ports or by port. @default everyFailure */
  refusals?: readonly unknown[] | { readonly [Name in PortOf<Machine>]?: readonly unknown[] };
  /** The answers of ports and the events of people for the machines inside it; `to` is the id of such an actor. */
  inside?: {
    answers: Readonly<Record<string, readonly unknown[]>>;
    events: readonly { to: string; event: AnyEventObject }[];
  };
  /** The part of the context that distinguishes moments in one state; by default all of it, which may grow forever. */
  // biome-ignore lint/suspicious/noExplicitAny: the context of a machine that is not known here
  key?: (context: any) => unknown;
  /** Transitions that no journey can take, by their sentence, each with the reason. */
  never?: Readonly<Record<string, string>>;
};

/** A machine with the samples for its journeys. */
export type Model = { machine: AnyStateMachine; samples: Samples<AnyStateMachine> };

/** Declares the samples for the journeys of a machine. @param machine as the app provides it, except for its ports. */
export const modelOf = <Machine extends AnyStateMachine>(machine: Machine, samples: Samples<Machine>): Model => ({
  machine,
  // `Model` is not generic, because lists of models contain different machines.
  samples: samples as unknown as Samples<AnyStateMachine>,
});
