import type { Config } from '../config.ts';

/** Where this very server answers itself: the sandbox and its client talk over real HTTP. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const address = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${address}:${port}`;
}
