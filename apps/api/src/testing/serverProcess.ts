import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../paths.ts';

export type ServerProcess = {
  url: string;
  process: ChildProcess;
  /** All output so far, of both streams. */
  output(): string;
  /** Milliseconds from start to ready. */
  startedInMs: number;
  /**
   * Sends the signal, SIGINT unless given, and resolves with the exit code; null after a signal that cannot be handled.
   * After SIGTERM the server accepts connections for another second.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Counts attempts instead of time, because the clock of a virtual machine jumps ahead after a pause. */
const READY_ATTEMPTS = 3_000;
const ATTEMPT_MS = 25;
/** How long a server that never became ready has to write its report. */
const REPORT_MS = 5_000;
/** On SIGUSR2 Node writes its call stack and its open sockets (https://nodejs.org/api/report.html). */
const REPORT_FLAGS = ['--report-on-signal', '--report-filename=stderr', '--report-exclude-env'];

export const SOURCES = 'src/main.ts';
/** In a test, the server that globalSetup.ts has built. */
const built = () => process.env.TEST_SERVER ?? SOURCES;

/**
 * Starts the real server on a free port, and waits until it is ready. Demo data is off unless `env` turns it on.
 * @param env settings: DATA_DIR or DATABASE_URL, and those that the test is about
 * @param program what to run, from the package's folder: the built server or its sources
 */
export async function startServer(env: Record<string, string>, program = built()): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const started = performance.now();
  const { child, output } = spawnServer({ PORT: port, ...env }, program);
  const url = `http://127.0.0.1:${port}`;

  for (let attempt = 1; ; attempt++) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The server ended with ${end}:\n${output()}`);
    if (attempt > READY_ATTEMPTS) {
      child.kill('SIGUSR2');
      await sleep(REPORT_MS);
      child.kill('SIGKILL');
      throw new Error(`The server was not ready after ${READY_ATTEMPTS} attempts:\n${output()}`);
    }
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    // The server prints its welcome lines once it listens.
    if (ready && /^ +Data /m.test(output())) break;
    await sleep(ATTEMPT_MS);
  }

  return {
    url,
    process: child,
    output,
    startedInMs: Math.round(performance.now() - started),
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Starts a server that is expected to refuse to start, and resolves when it has exited. */
export async function runServer(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(env);
  await once(child, 'exit');
  return { code: child.exitCode, output: output() };
}

function spawnServer(env: Record<string, string>, program = built()) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...REPORT_FLAGS, path.join(packageRoot, program)], {
    // Without the tests' own environment, whose DATABASE_URL or NODE_ENV would change the result.
    env: { PATH, HOME, DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that times out does not stop its servers.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  return { child, output: () => written };
}

/**
 * A port that was free a moment ago. It is below the ports that systems assign automatically, so that no other program
 * gets it by chance before the server listens or after it has ended.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return false;
        throw error;
      },
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** A new empty data directory, which `remove` deletes. A prepared one starts faster: see snapshot.ts. */
export function temporaryDataDir(): { dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'abs-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
