/** The description of a machine, for its page, its chart and the check of its stories. */
export type Machine = {
  name: string;
  /** Names of the machines with the same states, such as those of tables: a story of one counts for all. */
  sameShapeAs: string[];
  /** Parents before their children, in the order of the machine's source; the first is the machine itself. */
  states: State[];
};

export type State = {
  /** Keys from the top, with dots between; empty for the machine itself. */
  path: string;
  key: string;
  /** Path of the parent state; null for the machine itself. */
  parent: string | null;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Path of the child state that is entered first; null without children, or if all are entered. */
  initial: string | null;
  /** Calls of the server, or other machines, that run while the state is active. */
  calls: { id: string; isMachine: boolean }[];
  transitions: Transition[];
  /** Whether the machine can stay here: a state without child states that is not left immediately. */
  isView: boolean;
};

export type Transition = {
  kind: 'event' | 'done' | 'failed' | 'after' | 'always';
  /** The trigger: an event, the end of a call, or a delay. */
  trigger: string;
  /** The condition. Without one: 'otherwise' after other transitions of the same event, or null. */
  guard: string | null;
  /** Path of the target state; null if the state does not change. */
  target: string | null;
  /** Whether the state is entered again. */
  reenters: boolean;
  actions: string[];
};
