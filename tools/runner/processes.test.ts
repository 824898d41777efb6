import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runLogged } from './processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const log = () => join(folder, 'log');
const runCode = (code: string) =>
  runLogged({ program: process.execPath, args: ['--eval', code] }, { log: log(), allowance: 60, echo: false });

test('ends even if a program outside the process group keeps the output open', async () => {
  const code = `const { spawn } = require('node:child_process');
    const { pid } = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'inherit' });
    console.log(pid); process.exit(0);`;
  expect(await runCode(code)).toEqual({ code: 0, stopped: false });
  process.kill(Number(readFileSync(log(), 'utf8')));
});

test('rejects when the program does not exist', async () => {
  const command = { program: join(folder, 'nothing'), args: [] };
  await expect(runLogged(command, { log: log(), allowance: 60, echo: false })).rejects.toThrow(
    'It could not be started',
  );
});

// macOS has no disk that is always full.
test.runIf(existsSync('/dev/full'))('rejects when the output cannot be written', async () => {
  const settings = { log: '/dev/full', allowance: 60, echo: false };
  const chatty = { program: process.execPath, args: ['--eval', "setInterval(() => console.log('x'), 1)"] };
  await expect(runLogged(chatty, settings)).rejects.toThrow('Its output could not be kept: ENOSPC');
});

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('stops the run and every program that it started on a signal', async () => {
  // Starts a server in its own process group and stops it on SIGINT, as Playwright does.
  const program = `const { spawn } = require('node:child_process');
    const server = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { detached: true });
    process.on('SIGINT', () => {
      server.kill();
      process.exit();
    });
    console.log('pids', process.pid, server.pid);`;
  const run = `import { runLogged, stopOnSignals } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))};
    stopOnSignals();
    const command = { program: process.execPath, args: ['--eval', ${JSON.stringify(program)}] };
    await runLogged(command, { log: ${JSON.stringify(log())}, allowance: 60, echo: true });
    console.log('went on');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/pids \d+ \d+\n/);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(output).toMatch(/\d+\n\nStopped by SIGTERM\. No result of this run counts\.\n$/);
  const pids = output.match(/\d+/g)?.map(Number) ?? [];
  await expect.poll(() => pids.filter(isRunning), { timeout: 30_000 }).toEqual([]);
});
