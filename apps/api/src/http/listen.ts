import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';

/** The port is taken. The message is a whole sentence for the person at the terminal. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

export type RunningServer = {
  /** Stops accepting, lets what is running finish for at most `graceMs`, then cuts it off. */
  close(graceMs: number): Promise<void>;
};

/**
 * Listens on the configured port. With port 0 the system chooses one, and config.port is set to it.
 * @throws PortInUseError
 */
export async function listen(app: Hono<AppEnv>, config: Config): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A request that is not there in half a minute is an attack or a dead line.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(
              `Port ${config.port} is in use by another program. Stop that one, or set PORT to another port.`,
            )
          : error,
      ),
    );
    server.listen(config.port, config.host, resolve);
  });
  config.port = (server.address() as AddressInfo).port;

  return {
    close: (graceMs) =>
      new Promise<void>((resolve) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(cutOff);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
