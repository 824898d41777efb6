import type { State, Transition } from '@abs/machines/describe';

export type { Machine, State, Transition } from '@abs/machines/describe';

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

/** A line of text in a state: a call, or an event that does not leave the state. */
export type Line = { kind: 'calls' | 'stays' | 'again'; text: string };

/** The start of a state, or the mark that means 'from any state inside'. */
export type Mark = Area & { kind: 'initial' | 'anywhere'; parent: string };

export type Arrow = {
  /** Paths of the states it leads from and to. */
  from: string;
  to: string;
  /** Whether the flow takes it immediately, without an event. */
  isImmediate: boolean;
  points: { x: number; y: number }[];
  label: (Area & { lines: Label[] }) | null;
};

export type Label = { kind: Transition['kind']; text: string; guard: string | null };

/** A state that a story claims to show. */
export type Claim = { machine: string; state: string };

export type StoryClaim = Claim & { storyId: string; title: string; story: string; file: string };
