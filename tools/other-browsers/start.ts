import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that runs until it is stopped.
 * @param ready the output that shows that it is ready; null if it is ready as soon as it runs
 * @returns the first group of `ready`, and a function that stops the program
 * @throws when it ends before it is ready
 */
export async function startAndWaitFor(
  program: string,
  args: readonly string[],
  ready: RegExp | null,
  env: NodeJS.ProcessEnv = {},
): Promise<{ found: string; stop: () => Promise<void> }> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const found = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = ready?.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended before it was ready:\n${output}`)));
    if (ready === null) child.once('spawn', () => resolve(''));
  });
  return {
    found,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
