import type { Config } from '../config.ts';

export const LOOPBACK = '127.0.0.1';

/** Where this very process answers itself: the sandbox and its client talk over real HTTP. */
export function ownOrigin({ ownPort }: Pick<Config, 'ownPort'>): string {
  if (ownPort === undefined) throw new Error('This process does not listen yet.');
  return `http://${LOOPBACK}:${ownPort}`;
}
