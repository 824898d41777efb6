import { type Plugin, preview } from 'vite';

/** Serves a built Storybook on a free port of this machine. */
export async function serveBuilt(folder: string, plugins: Plugin[] = []) {
  const server = await preview({
    root: folder,
    configFile: false,
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1', open: false },
    logLevel: 'error',
    plugins,
  });
  return { origin: new URL(server.resolvedUrls?.local[0] as string).origin, close: () => server.close() };
}
