import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionAddress } from './clientAddress.ts';
import type { TrustProxy } from './trustProxy.ts';

export type ConnectionLimits = {
  /** Milliseconds without progress in either direction after which a connection is closed. */
  idleMs: number;
  /** Pipelined requests that may wait on one connection. Browsers do not pipeline. */
  queuedRequests: number;
  /** Open connections of one address. A browser opens six; mobile networks put many customers behind one address. */
  perAddress: number;
};

export const connectionLimits: ConnectionLimits = { idleMs: 60_000, queuedRequests: 16, perAddress: 256 };

/** How long a connection stays open after a response: for a few pages of a visitor. */
const KEEP_ALIVE_MS = 30_000;
/** Longer than nginx, AWS and Google keep theirs (60 s): if the server closed first, a request on its way would be lost. */
const PROXY_KEEP_ALIVE_MS = 65_000;

type Options = Pick<ConnectionLimits, 'idleMs' | 'perAddress'> & {
  trustProxy: TrustProxy;
  /** Called the first time that a connection is refused. */
  onRefused(address: string): void;
};

/**
 * Limits idle time and the number of connections per address. A client that sends requests and never reads the responses
 * makes no progress, so its connection is closed after `idleMs`.
 */
export function limitConnections(server: Server, options: Options): void {
  // Node's timeout also covers writes that the client does not read.
  server.timeout = options.idleMs;
  server.keepAliveTimeout = options.trustProxy === 0 ? KEEP_ALIVE_MS : PROXY_KEEP_ALIVE_MS;
  const open = new Map<string, number>();
  let isReported = false;
  server.on('connection', (socket: Socket) => {
    const address = connectionAddress(socket, options.trustProxy);
    if (address === null) return;
    const count = open.get(address) ?? 0;
    if (count >= options.perAddress) {
      socket.destroy();
      if (!isReported) options.onRefused(address);
      isReported = true;
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Handles the requests of each connection sequentially. Node would run all pipelined requests in parallel, so a client that
 * pipelines hundreds of them would hold the memory of hundreds of responses. Closes the connection when more than
 * `queuedRequests` are waiting.
 */
export function oneAtATime(
  listener: RequestListener,
  { queuedRequests }: Pick<ConnectionLimits, 'queuedRequests'>,
): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : queues.get(socket)?.shift();
      if (next) next();
      else queues.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      handle(request, response);
    } else if (queue.length < queuedRequests) {
      queue.push(() => handle(request, response));
    } else socket.destroy();
  };
}
