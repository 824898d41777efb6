import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
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

  await bind(server, config.port, config.loopbackOnly ? '127.0.0.1' : config.host);
  config.port = (server.address() as AddressInfo).port;
  const ipv6 = config.loopbackOnly ? await listenOnIpv6Loopback(server, config.port) : null;

  return {
    close: async (graceMs) => {
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      const closed = [server, ipv6].map((one) => one && new Promise((resolve) => one.close(resolve)));
      server.closeIdleConnections();
      await Promise.all(closed);
      clearTimeout(cutOff);
    },
  };
}

function bind(server: SocketServer, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(`Port ${port} is in use by another program. Stop that one, or set PORT to another port.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/**
 * Takes connections to [::1] for the same server: browsers resolve `localhost` to either address.
 * @returns null on a machine without IPv6
 */
async function listenOnIpv6Loopback(server: Server, port: number): Promise<SocketServer | null> {
  const ipv6 = createServer((socket) => server.emit('connection', socket));
  try {
    await bind(ipv6, port, '::1');
    return ipv6;
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    server.close();
    throw error;
  }
}
