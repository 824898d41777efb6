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
