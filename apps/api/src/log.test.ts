import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { expect, test } from 'vitest';

const program = (code: string) => [
  '--input-type=module',
  '-e',
  `import { createLogger } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))};
  const log = createLogger({ logLevel: 'info' });
  ${code}`,
];
const messages = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

test('writes buffered lines in order when the process exits', () => {
  const output = execFileSync(
    process.execPath,
    program('for (let n = 0; n < 500; n++) log.info(String(n)); process.exit(0);'),
  );
  expect(messages(output.toString())).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
});

test('writes buffered lines when the process ends with an error', () => {
  const { stdout, status } = spawnSync(process.execPath, program('log.info("before"); throw new Error("boom");'), {
    encoding: 'utf8',
  });
  expect([messages(stdout), status]).toEqual([['before'], 1]);
});

test('a warning is flushed immediately, with the lines before it', () => {
  const { stdout, signal } = spawnSync(
    process.execPath,
    program('log.info("before"); log.warn("warning"); log.info("lost"); process.kill(process.pid, "SIGKILL");'),
    { encoding: 'utf8' },
  );
  expect([messages(stdout), signal]).toEqual([['before', 'warning'], 'SIGKILL']);
});

test('writes buffered lines regularly while the process runs', async () => {
  const child = spawn(process.execPath, program('log.info("alone"); setInterval(() => {}, 60_000);'));
  const [output] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(messages(String(output))).toEqual(['alone']);
});
