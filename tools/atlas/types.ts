/** What is known of a flow: told by its machine alone, and read by its page, its chart and the check of its stories. */
export type Machine = {
  name: string;
  /** Names of the other flows that are made the same, such as those of tables: what one shows is shown for all. */
  alike: string[];
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
  /** What it runs as long as it lasts: calls of the server, or other flows. */
  calls: { id: string; isMachine: boolean }[];
  transitions: Transition[];
  /** Whether the flow can rest here: a state without states of its own which is not left in the instant it is entered. */
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
  /** Whether the state begins anew. */
  isAgain: boolean;
  actions: string[];
};

/** A drawing of a machine, in pixels from its top left corner. */
export type Chart = {
  width: number;
  height: number;
  /** Outer boxes before those inside them. */
  boxes: Box[];
  marks: Mark[];
  arrows: Arrow[];
};

export type Area = { x: number; y: number; width: number; height: number };

export type Box = Area & { path: string; title: string; kind: State['kind']; isRegion: boolean; lines: Line[] };

/** A line of text in a state: what it calls, and which events leave it as it is. */
export type Line = { kind: 'calls' | 'stays' | 'again'; text: string };

/** Where a state begins, or what stands for 'from whichever state inside'. */
export type Mark = Area & { kind: 'initial' | 'anywhere'; parent: string };

export type Arrow = {
  /** Paths of the states it leads from and to. */
  from: string;
  to: string;
  /** Whether it is taken by itself, at once. */
  isImmediate: boolean;
  points: { x: number; y: number }[];
  label: (Area & { lines: Label[] }) | null;
};

export type Label = { kind: Transition['kind']; text: string; guard: string | null };

/** A state that a story says it shows. */
export type Claim = { machine: string; state: string };

export type StoryClaim = Claim & { storyId: string; title: string; story: string; file: string };
