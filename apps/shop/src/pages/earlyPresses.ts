/** The events that early.ts has kept since the page appeared. */
export type EarlyPresses = {
  /** Repeats the events in order, and stops keeping new ones. */
  replay(): Promise<void>;
};

/** Called after the hydration. Marks the root element as ready. */
export function replayEarlyPresses(): void {
  const root = document.getElementById('root');
  if (root) root.dataset.state = 'ready';
  (window as { earlyPresses?: EarlyPresses }).earlyPresses?.replay();
}
