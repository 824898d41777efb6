import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program with this process's output; resolves with its exit code (1 when it was killed). */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The path of a locally installed program. */
export const bin = (name: string) => join(root, 'node_modules/.bin', name);
