import { createServer as createHttp, type Server } from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connectionLimits, limitConnections, oneAtATime } from '../http/connections.ts';
import { createDrain, type DrainTimes } from '../http/drain.ts';
import { LOOPBACK } from '../payments/ownOrigin.ts';
import type { HttpApp } from './app.ts';

/** The port is taken. The message is a whole sentence for the person at the terminal. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

export type RunningServer = {
  /** Lets running requests finish, accepts no new ones, and resolves when every connection is closed: see drain.ts. */
  close(times: DrainTimes): Promise<void>;
};

/**
 * Listens on the configured port. With port 0 the system chooses one, and config.port is set to it.
 *
 * If the sandbox is the payment provider, this process calls itself over HTTP. It does so on a port of its own
 * (config.ownPort), which stays open until the last drained call has its answer.
 * @param storybook served on config.storybookPort; its connections are cut off when the server closes
 * @throws PortInUseError
 */
export async function listen(app: HttpApp, config: Config, log: Logger, storybook?: HttpApp): Promise<RunningServer> {
  const { trustProxy } = config;
  const onRefused = (address: string) => log.warn({ address }, CONNECTIONS_WARNING);
  const server = createHttpServer((request, env) => {
    const held = drain.held();
    return held ? held.then(() => app.fetch(request, env)) : app.fetch(request, env);
  });
  limitConnections(server, { ...connectionLimits, trustProxy, onRefused });
  const drain = createDrain(server);
  const host = config.loopbackOnly ? LOOPBACK : config.host;
  config.port = await bind(server, config.port, host);
  const listeners: SocketServer[] = [server];
  if (config.loopbackOnly) listeners.push(...(await listenOnIpv6Loopback(server, config.port)));
  const sideServers: Server[] = [];
  if (config.paystackSecretKey === undefined) {
    const ownServer = createHttpServer(app.fetch);
    config.ownPort = await bind(ownServer, 0, LOOPBACK);
    sideServers.push(ownServer);
  }
  if (storybook) {
    const storybookServer = createHttpServer(storybook.fetch);
    limitConnections(storybookServer, { ...connectionLimits, trustProxy, onRefused });
    config.storybookPort = await bind(storybookServer, config.storybookPort, host, 'STORYBOOK_PORT');
    sideServers.push(storybookServer);
  }
  return {
    async close(times) {
      await drain.run(times, listeners);
      for (const sideServer of sideServers) {
        sideServer.close();
        sideServer.closeAllConnections();
      }
    },
  };
}

const CONNECTIONS_WARNING =
  `Connections are refused, because one address has ${connectionLimits.perAddress} open. If that is a reverse proxy, set ` +
  'TRUST_PROXY to the number of proxies, or to their networks.';

function createHttpServer(fetch: HttpApp['fetch']): Server {
  const server = createHttp(oneAtATime(getRequestListener(fetch), connectionLimits));
  // A request that takes longer than half a minute to arrive is an attack or a dead connection.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  return server;
}

/** @returns the port */
async function bind(
  server: SocketServer,
  port: number,
  host: string | undefined,
  setting: 'PORT' | 'STORYBOOK_PORT' = 'PORT',
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(
              `Port ${port} is in use by another program. Stop that one, or set ${setting} to another port.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Accepts connections to [::1] for the same server, because browsers resolve `localhost` to either address.
 * @returns an empty list on a machine without IPv6
 */
async function listenOnIpv6Loopback(server: Server, port: number): Promise<SocketServer[]> {
  const ipv6 = createServer((socket) => server.emit('connection', socket));
  try {
    await bind(ipv6, port, '::1');
    return [ipv6];
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    server.close();
    throw error;
  }
}
