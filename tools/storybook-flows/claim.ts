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

/** The schema from which the machine was created. */
type SchemaOf<Machine> =
  // biome-ignore lint/suspicious/noExplicitAny: only the last of the fourteen types matters
  Machine extends StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, infer Schema>
    ? Schema
    : never;

/** The states without child states, as paths with dots. */
type Leaves<Schema> = Schema extends { states: infer States }
  ? {
      [Key in keyof States & string]: States[Key] extends { states: object } ? `${Key}.${Leaves<States[Key]>}` : Key;
    }[keyof States & string]
  : never;

type ClaimOf = {
  [Name in keyof Machines & string]: { machine: Name; state: Leaves<SchemaOf<Machines[Name]>> };
};

/** The state of a flow that a story claims to show. The flow must be in this state after the story has played. */
export type StateClaim = ClaimOf[keyof ClaimOf];

/** The flow and the path of a state, such as `cart.signedIn.lines.failed`. */
export type StateName = {
  [Name in keyof ClaimOf]: `${Name}.${ClaimOf[Name]['state']}`;
}[keyof ClaimOf];

/** For parameters: the state that the story shows, or several states that are active at the same time. */
export type FlowParameter = StateClaim | readonly StateClaim[];

declare module 'storybook/internal/csf' {
  interface Parameters {
    flow?: FlowParameter;
  }
}
