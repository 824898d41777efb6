import { SimulatedClock } from 'xstate';

/** A clock for actors that starts at 0, and advances only by `advanceToNext`. */
export class StillClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(run: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, delay);
    this.#due.set(id, this.now() + delay);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Whether a timer is set. */
  get isAwaited(): boolean {
    return this.#due.size > 0;
  }

  /** Advances time to the next timer, and runs all timers that are due then. */
  advanceToNext(): void {
    if (this.isAwaited) this.set(Math.min(...this.#due.values()));
  }
}
