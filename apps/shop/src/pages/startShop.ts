/** Resolves after the first frame was shown; immediately in a background tab, and after a second at the latest. */
const firstFrame = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 1000);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/** Adds an element that loads a file. Resolves when the file has run or failed. */
const load = (tag: 'script' | 'link', file: { src: string; type: string } | { href: string; rel: string }) =>
  new Promise((resolve) => {
    const settings = { ...file, fetchPriority: 'high', onload: resolve, onerror: resolve };
    document.documentElement.append(Object.assign(document.createElement(tag), settings));
  });

/**
 * Loads the shop's scripts after the first frame, so that they do not share a slow connection with its fonts and
 * pictures. Resolves when they have run or failed; immediately in the index itself, which names them as usual (see
 * server/document.ts).
 */
export async function startShop(): Promise<void> {
  const { scripts, preloads } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  if (!scripts) return;
  await firstFrame();
  const loading = scripts.split(' ').map((src) => load('script', { src, type: 'module' }));
  if (preloads) for (const href of preloads.split(' ')) load('link', { href, rel: 'modulepreload' });
  await Promise.all(loading);
}
