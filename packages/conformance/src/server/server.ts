import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite, type SiteOptions } from './site.ts';

export type RunningServer = { url: string; close: () => Promise<void> };

function listen(listener: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url, close });
    });
  });
}

/** Starts one reference server. @param options its switches; port 0 uses a free port */
export const startServer = ({ port = 0, ...site }: SiteOptions & { port?: number } = {}): Promise<RunningServer> =>
  listen(createSite(site), port);

/**
 * Starts many on one port, each under the first label of its host name: http://strict.localhost:4274. Other host names
 * get the list.
 */
export const startServers = (sites: Record<string, SiteOptions>, port: number): Promise<RunningServer> => {
  const listeners = new Map(Object.entries(sites).map(([label, options]) => [label, createSite(options)]));
  return listen((request, response) => {
    const listener = listeners.get(request.headers.host?.split('.')[0] ?? '');
    if (listener) listener(request, response);
    else response.end([...listeners.keys()].map((label) => `http://${label}.localhost:${port}`).join('\n'));
  }, port);
};
