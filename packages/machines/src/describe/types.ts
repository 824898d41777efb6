/** The description of a machine, which its page, its chart and the check of its stories read. */
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
  /** Path of the state it is in; null for the machine itself. */
  parent: string | null;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Path of the state that is entered first; null where there is none, or where all are. */
  initial: string | null;
  /** What it runs as long as it lasts: calls of the server, or other machines. */
  calls: { id: string; isMachine: boolean }[];
  transitions: Transition[];
  /** Whether the machine can rest here: a state without states of its own which is not left in the instant it is entered. */
  isView: boolean;
};

export type Transition = {
  kind: 'event' | 'done' | 'failed' | 'after' | 'always';
  /** What sets it off: the event, the call that ended, the time that passed. */
  trigger: string;
  /** The condition; 'otherwise' where those before it have one; null where there is none. */
  guard: string | null;
  /** Path of the state it leads to; null where it leads nowhere else. */
  target: string | null;
  /** Whether the state is entered again. */
  reenters: boolean;
  actions: string[];
};
