import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import * as net from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

export type DrainTimes = {
  /** How long connections are still accepted, so that a proxy can see that this server is not ready any more. */
  acceptMs: number;
  /** When whatever is still running is cut off. */
  cutOffMs: number;
};

/** How long a connection must be idle, at least, before it is closed: its next request may be on the way. */
const IDLE_MS = 250;

export type Drain = {
  /** Undefined, or what a request waits for before it is handled. */
  held(): Promise<void> | undefined;
  /** Closes all that accepts connections for the server, drains it, and resolves when every connection is closed. */
  run(times: DrainTimes, listeners: readonly net.Server[]): Promise<void>;
};

/**
 * Prepares a server for ending without cutting anybody off:
 * - every answer says `Connection: close`, so that callers who keep their connections go;
 * - after a while the requests that come are held, so that nobody comes again, until everybody who has connected is
 *   accepted: the system resets connections that wait when a server stops listening;
 * - then nobody new is accepted, the held requests are handled, idle connections are closed;
 * - at last what is still running is cut off.
 */
export function createDrain(server: Server): Drain {
  const responses = new Set<ServerResponse>();
  const idle = new Set<net.Socket>();
  let draining = false;
  let held: Promise<void> | undefined;
  let accepted = 0;
  server.on('connection', (socket: net.Socket) => {
    accepted++;
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (draining) response.shouldKeepAlive = false;
    idle.delete(socket);
    if (!held) responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      if (!socket.destroyed) idle.add(socket);
    });
  });

  /** Stops listening at a moment at which nobody waits for being accepted, where there is one before `until`. */
  async function stopListening(listeners: readonly net.Server[], until: number): Promise<void> {
    const release = Promise.withResolvers<void>();
    held = release.promise;
    // The event loop accepts one connection a turn; a turn in which requests are handled is long.
    for (let before = -1; performance.now() < until; before = accepted) {
      await turn();
      if (responses.size === 0 && before === accepted) break;
    }
    // http's own `close` would at once close connections whose first request has not arrived.
    for (const listener of listeners) net.Server.prototype.close.call(listener);
    held = undefined;
    release.resolve();
  }

  /** Closes, from time to time, the connections that have been idle since the time before. */
  function closeIdle(): () => void {
    let before = new Set<net.Socket>();
    const closeUnused = () => {
      for (const socket of idle) if (before.has(socket)) socket.destroy();
      before = new Set(idle);
    };
    // setImmediate comes after all that has arrived was read: no request waits in a connection that looks idle.
    const timer = setInterval(() => setImmediate(closeUnused), IDLE_MS);
    return () => clearInterval(timer);
  }

  return {
    held: () => held,
    async run({ acceptMs, cutOffMs }, listeners) {
      const closed = Promise.all(listeners.map((listener) => once(listener, 'close')));
      draining = true;
      for (const response of responses) response.shouldKeepAlive = false;
      const cutOff = setTimeout(() => server.closeAllConnections(), cutOffMs);
      const start = performance.now();
      await sleep(acceptMs);
      await stopListening(listeners, start + (acceptMs + cutOffMs) / 2);
      const stopClosing = closeIdle();
      await closed;
      stopClosing();
      clearTimeout(cutOff);
    },
  };
}
