import type { Logger } from 'pino';

export type Job = {
  /** Runs it soon, rather than at its next turn. */
  nudge(): void;
  /** Resolves when what is running has ended; nothing runs afterwards. */
  stop(): Promise<void>;
};

/** Long enough for a transaction that has just been left to commit. */
const NUDGE_MS = 25;

/**
 * Runs a piece of work again and again, never twice at once, until stopped. A failure is logged, and tried again at
 * the next turn.
 */
export function repeat(name: string, everyMs: number, log: Logger, work: () => Promise<void>): Job {
  let stopped = false;
  let nudged = false;
  let wake: () => void = () => {};

  const pause = async () => {
    if (!nudged) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (nudged && !stopped) await new Promise((resolve) => setTimeout(resolve, NUDGE_MS));
    nudged = false;
  };

  const loop = async () => {
    while (!stopped) {
      try {
        await work();
      } catch (error) {
        log.error({ err: error }, `The job ${name} failed`);
      }
      if (!stopped) await pause();
    }
  };
  const ended = loop();

  return {
    nudge() {
      nudged = true;
      wake();
    },
    stop() {
      stopped = true;
      wake();
      return ended;
    },
  };
}
