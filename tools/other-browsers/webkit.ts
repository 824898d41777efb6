import { setTimeout } from 'node:timers/promises';
import { freePort } from '../runner/ports.ts';
import { clickAt, type Driver, typeKeys } from './driver.ts';
import { startAndWaitFor } from './start.ts';

/** Starts the small browser of WebKitGTK on a display in memory, controlled by WebDriver (https://w3c.github.io/webdriver). */
export async function startWebkit(
  { driver, miniBrowser, display }: { driver: string; miniBrowser: string; display: string },
  width: number,
  height: number,
): Promise<Driver> {
  const screen = await startAndWaitFor(
    display,
    ['-displayfd', '1', '-screen', '0', `${width}x${height + 200}x24`],
    /^(\d+)$/m,
  );
  const port = await freePort();
  const env = { DISPLAY: `:${screen.found}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const server = await startAndWaitFor(driver, [`--port=${port}`], null, env);

  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok) await setTimeout(100);

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }

  const options = { binary: miniBrowser, args: ['--automation', `--geometry=${width}x${height}`] };
  const wanted = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const opened = (await call('POST', '/session', { capabilities: wanted })) as {
    sessionId: string;
    capabilities: Record<string, string>;
  };
  const session = `/session/${opened.sessionId}`;
  const { browserName, browserVersion } = opened.capabilities;
  return {
    name: `WebKitGTK ${browserName} ${browserVersion}`,
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] }),
    async click(x, y) {
      await call('POST', `${session}/actions`, { actions: clickAt(x, y) });
    },
    async type(text) {
      await call('POST', `${session}/actions`, { actions: typeKeys(text) });
    },
    async close() {
      await call('DELETE', session).catch(() => {});
      await server.stop();
      await screen.stop();
    },
  };
}
