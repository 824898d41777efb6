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

/** The port's name; nothing for what runs beside a machine and answers nothing. */
type PortName<Actor extends Port> = OutputFrom<Actor['logic']> extends undefined ? never : Actor['src'];

/** The names of a machine's ports. */
export type PortOf<Machine extends AnyStateMachine> =
  Extract<ActorsOf<Machine>, Port> extends infer Actor extends Port
    ? Actor extends Port
      ? PortName<Actor>
      : never
    : never;

/** What the journeys of one machine are made of. */
export type Samples<Machine extends AnyStateMachine> = {
  /** The inputs it may start with; `now` returns the journey's time in milliseconds. */
  inputs: readonly InputFrom<Machine>[] | ((now: () => number) => readonly InputFrom<Machine>[]);
  /** What people and other tabs do. */
  events: readonly EventFromLogic<Machine>[];
  /** What each port may answer. */
  answers: {
    readonly [Actor in Extract<ActorsOf<Machine>, Port> as PortName<Actor>]: readonly OutputFrom<Actor['logic']>[];
  };
  /** With what calls may be refused, or which port with what. @default everyFailure */
  refusals?: readonly unknown[] | { readonly [Name in PortOf<Machine>]?: readonly unknown[] };
  /** What the ports of the machines inside it may answer, and what people do there; `to` is the id of that machine’s actor. */
  inside?: {
    answers: Readonly<Record<string, readonly unknown[]>>;
    events: readonly { to: string; event: AnyEventObject }[];
  };
  /** What makes two moments different beside the state; the whole context by default, which may have no end. */
  // biome-ignore lint/suspicious/noExplicitAny: the context of a machine that is not known here
  key?: (context: any) => unknown;
  /** Transitions that no journey can take, by their sentence, each with the reason. */
  never?: Readonly<Record<string, string>>;
};

/** A machine with the samples that its journeys are made of. */
export type Model = { machine: AnyStateMachine; samples: Samples<AnyStateMachine> };

/** Declares what the journeys of a machine are made of. @param machine as the app provides it, but for its ports. */
export const modelOf = <Machine extends AnyStateMachine>(machine: Machine, samples: Samples<Machine>): Model => ({
  machine,
  samples: samples as unknown as Samples<AnyStateMachine>,
});
