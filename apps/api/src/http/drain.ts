import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import * as net from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

export type DrainTimes = {
  /** How long connections are still accepted, so that a proxy can see that this server is not ready any more. */
  acceptMs: number;
  /** When connections that are still open are cut off. */
  cutOffMs: number;
};

/** How long a connection must be idle before it is closed, because its next request may be on the way. */
const IDLE_MS = 250;

export type Drain = {
  /** A promise that a request must await before it is handled; undefined if it need not wait. */
  held(): Promise<void> | undefined;
  /** Drains the server, closes its listeners, and resolves when every connection is closed. */
  run(times: DrainTimes, listeners: readonly net.Server[]): Promise<void>;
};

/**
 * Lets a server stop without losing requests:
 * - every answer has `Connection: close`, so that clients do not reuse their connections;
 * - after `acceptMs`, new requests are held, so that their clients do not connect again, until all waiting connections
 *   are accepted: the system resets connections that are still waiting when a server stops listening;
 * - then it stops listening, handles the held requests and closes idle connections;
 * - after `cutOffMs`, it cuts off connections that are still open.
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

  /** Stops listening as soon as no connection waits to be accepted, or at `until` at the latest. */
  async function stopListening(listeners: readonly net.Server[], until: number): Promise<void> {
    const release = Promise.withResolvers<void>();
    held = release.promise;
    // The event loop accepts one connection per turn, and handling requests makes a turn long.
    for (let before = -1; performance.now() < until; before = accepted) {
      await turn();
      if (responses.size === 0 && before === accepted) break;
    }
    // http's own `close` would immediately close connections whose first request has not arrived.
    for (const listener of listeners) net.Server.prototype.close.call(listener);
    held = undefined;
    release.resolve();
  }

  /** Closes, every `IDLE_MS`, the connections that were already idle the time before. */
  function closeIdle(): () => void {
    let before = new Set<net.Socket>();
    const closeUnused = () => {
      for (const socket of idle) if (before.has(socket)) socket.destroy();
      before = new Set(idle);
    };
    // setImmediate runs after all received data was read, so no request waits in a connection that looks idle.
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
