/** What early.ts has kept since the page was there. */
export type EarlyPresses = {
  /** Presses and sends everything once more, in order, and keeps nothing from now on. */
  replay(): Promise<void>;
};

/** Called once the page is React's, which its root element then says. */
export function replayEarlyPresses(): void {
  const root = document.getElementById('root');
  if (root) root.dataset.state = 'ready';
  (window as { earlyPresses?: EarlyPresses }).earlyPresses?.replay();
}
