import type { Logger } from 'pino';

export type Job = {
  /** Runs the job soon instead of at its next turn. */
  nudge(): void;
  /** Resolves when the current run has ended; the job does not run again. */
  stop(): Promise<void>;
};

/** Long enough for the commit of the transaction that caused the nudge. */
const NUDGE_MS = 25;

/**
 * Runs a piece of work repeatedly until stopped; runs never overlap. A failure is logged, and the work runs again at
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
