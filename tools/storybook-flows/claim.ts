import type * as exported from '@abs/machines';
import type { AnyStateMachine, StateMachine } from 'xstate';

/** The flows of the shop by name. */
type Machines = {
  [Name in keyof typeof exported as (typeof exported)[Name] extends AnyStateMachine
    ? Name extends `${infer Flow}Machine`
      ? Flow
      : never
    : never]: (typeof exported)[Name];
};

/** What the machine was made of. */
type SchemaOf<Machine> =
  // biome-ignore lint/suspicious/noExplicitAny: of the fourteen types only the last is of interest
  Machine extends StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, infer Schema>
    ? Schema
    : never;

/** The states that have no states of their own, as paths with dots. */
type Leaves<Schema> = Schema extends { states: infer States }
  ? {
      [Key in keyof States & string]: States[Key] extends { states: object } ? `${Key}.${Leaves<States[Key]>}` : Key;
    }[keyof States & string]
  : never;

type ClaimOf = {
  [Name in keyof Machines & string]: { machine: Name; state: Leaves<SchemaOf<Machines[Name]>> };
};

/** What a story says it shows: a state of a flow, in which the flow really is once the story was played. */
export type StateClaim = ClaimOf[keyof ClaimOf];

/** A state as flow and path in one, such as `cart.signedIn.lines.failed`. */
export type StateName = {
  [Name in keyof ClaimOf]: `${Name}.${ClaimOf[Name]['state']}`;
}[keyof ClaimOf];

/** For parameters: what the story shows, one state or several that hold at once. */
export type FlowParameter = StateClaim | readonly StateClaim[];

declare module 'storybook/internal/csf' {
  interface Parameters {
    flow?: FlowParameter;
  }
}
