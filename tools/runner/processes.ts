/** Programs that the runner starts. Each leads a process group, so that everything it starts can be stopped with it. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { root } from './project.ts';

export type Command = { program: string; args: string[]; env?: NodeJS.ProcessEnv };

/** How a program ended: its exit code (1 when it was killed), and whether it was stopped for taking too long. */
export type Ended = { code: number; stopped: boolean };

/** On SIGINT, Playwright stops its web servers, which are in process groups of their own. On SIGTERM it leaves them running. */
const STOP = 'SIGINT';

/** How long a program may take to end after the signal, in milliseconds. */
const GRACE_MS = 20_000;

/** How long to wait for more output after a program's exit, in milliseconds. */
const LATE_OUTPUT_MS = 2000;

const running = new Set<number>();
let isStopping = false;

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/**
 * Runs a program and writes its output to a file. Rejects when the program cannot start or the file cannot be written.
 * @param log the path of the file
 * @param allowance seconds after which the program is stopped, with everything that it started
 * @param echo whether its output appears on this process's output too
 */
export function runLogged(
  { program, args, env = {} }: Command,
  { log, allowance, echo }: { log: string; allowance: number; echo: boolean },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // After a signal, no other program starts.
    if (isStopping) return;
    const output = createWriteStream(log, { flags: 'a' });
    output.on('error', (error) => {
      // For example when the disk is full.
      reject(new Error(`Its output could not be kept: ${error.message}`));
      if (pid) signalGroup(pid, STOP);
    });
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid } = child;
    if (pid) running.add(pid);
    let stopped = false;
    const timers = [
      setTimeout(() => {
        stopped = true;
        if (pid) signalGroup(pid, STOP);
      }, allowance * 1000),
      setTimeout(() => pid && signalGroup(pid, 'SIGKILL'), allowance * 1000 + GRACE_MS),
    ];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output.write(chunk);
        if (echo) process.stdout.write(chunk);
      });
    }
    child.once('error', (error) => {
      for (const timer of timers) clearTimeout(timer);
      reject(new Error(`It could not be started: ${error.message}`));
    });
    child.once('exit', (code) => {
      for (const timer of timers) clearTimeout(timer);
      // Ends the processes that it left running, which would keep its output open.
      if (pid) signalGroup(pid, 'SIGKILL');
      if (pid) running.delete(pid);
      // Output may arrive after the exit. A process that left the group could keep it open for ever.
      const late = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, LATE_OUTPUT_MS);
      child.once('close', () => {
        clearTimeout(late);
        if (!isStopping) output.end(() => resolve({ code: code ?? 1, stopped }));
      });
    });
  });
}

/** Stops every running program, and ends this process once they have ended. Call it once, at the start. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopping = true;
      console.log(`\nStopped by ${signal}. No result of this run counts.`);
      for (const pid of running) signalGroup(pid, STOP);
      const leave = () => {
        for (const pid of running) signalGroup(pid, 'SIGKILL');
        process.exit(130);
      };
      setTimeout(leave, GRACE_MS);
      setInterval(() => running.size === 0 && leave(), 50);
    });
  }
}
