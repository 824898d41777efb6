/** `npm run dev`: runs the API, restarting it on changes, and the shop under Vite, which proxies the API's paths. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, root } from '../tools/runner/project.ts';

const SHOP_PORT = 5173;
const children = [
  spawn(process.execPath, ['--watch-path=apps/api/src', '--watch-path=packages/contract/src', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${SHOP_PORT}` },
  }),
  spawn(bin('vite'), ['--port', String(SHOP_PORT), '--strictPort'], { cwd: join(root, 'apps/shop'), stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stop();
  });
}
