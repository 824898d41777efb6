import { SimulatedClock } from 'xstate';

/** A clock for actors that stands still until `advanceToNext`. It begins at 0. */
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

  /** Lets time pass until the next timer, and runs what was to run then. */
  advanceToNext(): void {
    if (this.isAwaited) this.set(Math.min(...this.#due.values()));
  }
}
