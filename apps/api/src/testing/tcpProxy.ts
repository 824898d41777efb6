import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Cuts every connection and refuses new ones, like a server that was stopped. */
  stop(): Promise<void>;
  /** Accepts and forwards connections again. A hanging connection is cut, and its data is lost. */
  resume(): Promise<void>;
  /** Reads everything and answers nothing, like a server or a network that hangs. */
  hang(): void;
  /** Cuts each connection when the program or the server sends this text. */
  cutAt(text: string): void;
  close(): Promise<void>;
};

/** A proxy between a program and a server that must keep running for other tests. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let hangs = false;
  let cutText: string | undefined;
  const pairs = new Set<readonly [Socket, Socket]>();
  const destroyAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const server = createServer((near) => {
    const far = createConnection(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (chunk) => {
        if (cutText !== undefined && chunk.includes(cutText)) one.destroy();
        else if (!hangs) other.write(chunk);
      });
      one.on('error', () => {});
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    destroyAll();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    stop,
    hang: () => {
      hangs = true;
    },
    cutAt: (text) => {
      cutText = text;
    },
    resume: async () => {
      if (hangs) destroyAll();
      hangs = false;
      cutText = undefined;
      if (!server.listening) await listen(port);
    },
    close: stop,
  };
}
