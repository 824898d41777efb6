import type { Config } from '../config.ts';

export const LOOPBACK = '127.0.0.1';

/** The origin of this process: the sandbox and its client communicate over real HTTP. */
export function ownOrigin({ ownPort }: Pick<Config, 'ownPort'>): string {
  if (ownPort === undefined) throw new Error('This process does not listen yet.');
  return `http://${LOOPBACK}:${ownPort}`;
}
