import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickAt, type Driver, typeKeys } from './driver.ts';
import { startAndWaitFor } from './start.ts';

type Answer = { id?: number; result?: Record<string, unknown>; message?: string };

/** Starts Firefox without a window, controlled by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export async function startFirefox(program: string, width: number, height: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'abs-firefox-'));
  const args = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  const { found: address, stop } = await startAndWaitFor(program, args, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}.`));
  });

  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.onmessage = ({ data }) => {
    const { id, result, message }: Answer = JSON.parse(String(data));
    if (id === undefined) return;
    if (result) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(message));
    pending.delete(id);
  };
  let last = 0;
  function call(method: string, params: object): Promise<Record<string, unknown>> {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    pending.set(++last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  }

  const { capabilities } = await call('session.new', { capabilities: {} });
  const { browserName, browserVersion } = capabilities as Record<string, string>;
  const { context } = await call('browsingContext.create', { type: 'tab' });
  await call('browsingContext.setViewport', { context, viewport: { width, height } });
  const perform = (actions: object[]) => call('input.performActions', { context, actions });
  return {
    name: `${browserName} ${browserVersion}`,
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const json = `JSON.stringify(${expression}) ?? 'null'`;
      const { result, exceptionDetails } = await call('script.evaluate', {
        expression: json,
        target: { context },
        awaitPromise: false,
      });
      if (!result) throw new Error(JSON.stringify(exceptionDetails));
      return JSON.parse((result as { value: string }).value);
    },
    async click(x, y) {
      await perform(clickAt(x, y));
    },
    async type(text) {
      await perform(typeKeys(text));
    },
    async close() {
      await call('browser.close', {}).catch(() => {});
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
