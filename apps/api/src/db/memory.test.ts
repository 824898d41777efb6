import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startServer } from '../testing/serverProcess.ts';
import { preparedDataDir } from '../testing/snapshot.ts';

// The server takes about 220 MB. With V8’s optimizing compiler, it takes 900 from the start.
const MOST_MB = 300;

test.runIf(existsSync('/proc/self/status'))(
  'a shop on PGlite with an existing database takes little memory',
  async () => {
    const { dir, remove } = await preparedDataDir();
    const env = { DATA_DIR: dir, DEMO: 'on' };
    // The first start adds the demo data, which takes more memory for some seconds.
    await (await startServer(env)).stop();
    const { url, process: child, stop } = await startServer(env);
    for (let page = 1; page <= 5; page += 1) {
      const response = await fetch(`${url}/api/v1/products?page=${page}`);
      expect([response.status, (await response.json()).currentPage]).toEqual([200, page]);
    }
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    await stop();
    remove();
    expect(Number(peak) / 1024).toBeLessThan(MOST_MB);
  },
);
