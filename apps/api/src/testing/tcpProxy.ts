import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Cuts every connection and refuses new ones, as a server that was stopped does. */
  stop(): Promise<void>;
  /** Accepts connections and passes them on again; what was sent into a hanging one is lost with it. */
  resume(): Promise<void>;
  /** Takes everything and answers nothing, as a server or a network that hangs does. */
  hang(): void;
  /** Cuts each connection at the moment at which the program sends this text. */
  cutAt(text: string): void;
  close(): Promise<void>;
};

/** A proxy between a program and a server that other tests need to keep running. */
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
