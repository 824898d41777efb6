import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

test('ends although a program that left the group keeps the output open', async () => {
  const code = `const { spawn } = require('node:child_process');
    const { pid } = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'inherit' });
    console.log(pid); process.exit(0);`;
  expect(await runCode(code)).toEqual({ code: 0, stopped: false });
  process.kill(Number(readFileSync(log(), 'utf8')));
});
